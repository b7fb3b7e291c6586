import type { Middleware } from 'redux';
import { isAction } from '../model/fields';

/**
 * Logs the errors of reducers and effects and passes them to subscribers. After an error of a reducer the
 * state is that of before the action, and no effect of that action runs.
 * @param logNote of a recorder
 */
export function createCrashes(logNote: (note: { crash: string }) => void) {
  const listeners = new Set<(error: unknown) => void>();
  const report = (error: unknown) => {
    logNote({ crash: String(error) });
    listeners.forEach((listen) => listen(error));
  };
  return {
    report,

    /** Put it first in the chain. The error is thrown again to the caller of dispatch. */
    middleware: (() => (next) => (action) => {
      try {
        return next(action);
      } catch (error) {
        if (isAction(action)) report(error); // Redux refuses what is no action: nothing has crashed.
        throw error;
      }
    }) satisfies Middleware as Middleware,

    subscribe(listener: (error: unknown) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
