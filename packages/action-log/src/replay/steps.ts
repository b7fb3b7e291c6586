import type { UnknownAction } from 'redux';
import { whatIsTaken } from '../changes/standIn';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { isRestored } from '../model/plumbing';
import { reduce } from './reduce';
import { createStateFacts } from './stateFacts';
import { stateInLog } from './stateInLog';

/** One action of a log, replayed. */
export interface Step<State> {
  /** The action's index in the log. */
  index: number;
  action: UnknownAction;
  before: State;
  after: State;
  /** The error that the reducer threw. The state is then that of before. */
  crash?: string;
  /**
   * What the reducer took from values that the log has only in part, such as 'message of payload (Error)'. What
   * it did with that is not known: the state after the step is then that of the log.
   */
  taken: readonly string[];
  /** Whether the log does not say enough of the state after such a step: what follows cannot be compared. */
  isLost: boolean;
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

/** Does all pieces of the work at once. */
export function finish<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs a log's actions through the reducers, one at a time and without effects. Throws as `startOf` does. */
export function* stepsOf<State>(log: Log, app: Replayable<State>): Generator<Step<State>> {
  let before = startOf(log, app);
  const stateFacts = createStateFacts(log);
  for (const [index, action] of log.actions.entries()) {
    const { result, taken } = whatIsTaken(() => reduced(app, before, action));
    const step = { index, action, before, ...result, taken, isLost: false };
    const compared = taken.length === 0 ? step : asInLog(step);
    yield compared;
    before = compared.after;
  }

  /** The step with the state that the log has after it, as far as the log says it. */
  function asInLog({ crash: _crash, ...step }: Step<State>): Step<State> {
    const { index, before: old, after } = step;
    const differing = (state: unknown) => stateFacts.afterStep(index, old, state);
    try {
      const state = stateInLog(after, differing(after));
      const isKnown = (log.stepChanges[index]?.state ?? null) !== null;
      if (isKnown && app.isState(state) && differing(state).length === 0) return { ...step, after: state };
    } catch {
      // The line of the log cannot be read.
    }
    return { ...step, isLost: true };
  }
}

/** The state after an action, or the state before it and what the reducer threw. */
function reduced<State>(
  app: Replayable<State>,
  before: State,
  action: UnknownAction,
): Pick<Step<State>, 'after' | 'crash'> {
  try {
    if (isRestored(action) && !app.isState(action.payload))
      throw new Error('Its payload is not a state of this app');
    const after = reduce<State, UnknownAction>(app.reducer, before, action);
    if (!app.isState(after)) throw new Error('It leads to a state that is not one of this app');
    return { after };
  } catch (error) {
    return { after: before, crash: String(error) };
  }
}
