import type { UnknownAction } from 'redux';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { isRestored } from '../model/plumbing';
import { reduce } from './reduce';

/** One action of a log, replayed. */
export interface Step<State> {
  /** The action's index in the log. */
  index: number;
  action: UnknownAction;
  before: State;
  after: State;
  /** The error that the reducer threw. The state is then that of before. */
  crash?: string;
}

/**
 * The state before a log's first action; slices that an older log lacks, or that the app had not loaded yet,
 * are as in a new store. Only here does the first state of a log, which may come from any file, become a
 * state of the app: throws an Error if its shape is wrong.
 */
export function startOf<State>(
  { preloadedState }: Pick<Log, 'preloadedState'>,
  { isState, reducer }: Replayable<State>,
): State {
  if (preloadedState !== undefined && !isState(preloadedState))
    throw new Error('The first state is not a state of this app');
  return reduce<State | undefined, UnknownAction>(reducer, preloadedState, {
    type: 'action-log/replayed',
  }) as State;
}

/** Does all pieces of some work at once. */
export function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs a log's actions through the reducers, one at a time and without effects. Throws as `startOf` does. */
export function* stepsOf<State>(
  log: Pick<Log, 'preloadedState' | 'actions'>,
  app: Replayable<State>,
): Generator<Step<State>> {
  let after = startOf(log, app);
  for (const [index, action] of log.actions.entries()) {
    const before = after;
    const step: Step<State> = { index, action, before, after: before };
    try {
      if (isRestored(action) && !app.isState(action.payload))
        throw new Error('Its payload is not a state of this app');
      const reduced = reduce<State, UnknownAction>(app.reducer, before, action);
      if (!app.isState(reduced)) throw new Error('It leads to a state that is not one of this app');
      step.after = reduced;
      after = reduced;
    } catch (error) {
      step.crash = String(error);
    }
    yield step;
  }
}
