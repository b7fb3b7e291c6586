import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { Log } from '../model/log';
import { pageLoaded } from '../model/pageLoaded';
import type { Replayable } from '../model/replayable';
import { sessionContinued } from '../model/sessionContinued';

/** One action of a log, replayed. */
export interface Step<State> {
  /** The action's place in the log, from 0. */
  index: number;
  action: UnknownAction;
  before: State;
  after: State;
  /** The error that the reducer threw, if it did; the state then stays as before. */
  crash?: string;
}

type Replayed = Pick<Log, 'preloadedState' | 'actions'>;

/**
 * The state that a log's first action finds; slices that an older log lacks are as in a new store. This is the one
 * place where the first state of a log, which may come from any file, is taken for a state of the shop: throws an
 * Error where it has not the shape of one.
 */
export function startOf<State>(
  { preloadedState }: Pick<Log, 'preloadedState'>,
  { isState, reducer }: Replayable<State>,
): State {
  if (!isState(preloadedState)) throw new Error('The first state is no state of the shop');
  return reducer(preloadedState, { type: 'action-log/replayed' });
}

/** Actions whose payload, which comes from a file, takes the place of the state. */
const jumps = isAnyOf(sessionContinued, pageLoaded);

/** Runs a log's actions through the reducers, one at a time, without any effect. Throws where `startOf` does. */
export function* stepsOf<State>(log: Replayed, shop: Replayable<State>): Generator<Step<State>> {
  let after = startOf(log, shop);
  for (const [index, action] of log.actions.entries()) {
    const before = after;
    const step: Step<State> = { index, action, before, after: before };
    try {
      if (jumps(action) && !shop.isState(action.payload))
        throw new Error('Its payload is no state of the shop');
      const next = shop.reducer(before, action);
      // What an action's payload, from any file, makes of the state would be shown on the shop.
      if (!shop.isState(next)) throw new Error('It leads to no state of the shop');
      after = step.after = next;
    } catch (error) {
      step.crash = String(error);
    }
    yield step;
  }
}
