import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../changes/changes';
import type { Replayable } from '../model/replayable';

/** What each action changes in the state, as JSON: one line for each. */
export function trailOf<State>(
  start: State,
  actions: readonly UnknownAction[],
  { reducer }: Pick<Replayable<State>, 'reducer'>,
): string[] {
  let state = start;
  return actions.map((action) => {
    const before = state;
    try {
      state = reducer(before, action);
    } catch {
      // The reducer threw in the live shop too. The log of a crash is needed most, so it is written all the same.
    }
    return JSON.stringify(changesBetween(before, state));
  });
}
