import type { Replayable } from 'action-log';
import type { UnknownAction } from 'redux';

/** Ms by action; each log has its own action objects. */
const times = new WeakMap<UnknownAction, number>();

/** An app whose reducer is timed while a log is replayed: no log contains these times. */
export function timed<State>(app: Replayable<State>): Replayable<State> {
  return {
    ...app,
    reducer(state, action) {
      const start = performance.now();
      try {
        return app.reducer(state, action);
      } finally {
        times.set(action, performance.now() - start);
      }
    },
  };
}

/** How long the reducer took for an action of a log that this page replayed, in ms; 0 before that. */
export const reducerTime = (action: UnknownAction): number => times.get(action) ?? 0;
