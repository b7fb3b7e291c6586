import type { Middleware } from '@reduxjs/toolkit';

/**
 * Errors of reducers and effects: noted in the action log, and told to whoever shows them. The state stays as it was
 * before the action whose reducer threw, and no effect of that action runs.
 * @param note notes a happening in the action log
 */
export function createCrashes(note: (one: { crash: string }) => void) {
  const listeners = new Set<(error: unknown) => void>();
  const tell = (error: unknown) => {
    note({ crash: String(error) });
    listeners.forEach((listen) => listen(error));
  };
  return {
    tell,

    /** To be the first in the chain. Whoever dispatched the action gets the error, too. */
    middleware: (() => (next) => (action) => {
      try {
        return next(action);
      } catch (error) {
        tell(error);
        throw error;
      }
    }) satisfies Middleware as Middleware,

    subscribe(listener: (error: unknown) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
