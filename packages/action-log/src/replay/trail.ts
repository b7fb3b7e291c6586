import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../changes/changes';
import type { Log } from '../model/log';
import type { Replayable, Screen } from '../model/replayable';

/** What is on the screen in a state. An error of a selector is a fact, too. */
export function screenOrError<State>(
  { expectedScreen }: Pick<Replayable<State>, 'expectedScreen'>,
  state: State,
): Screen {
  try {
    return expectedScreen(state);
  } catch (error) {
    return { error: String(error) };
  }
}

/** What a log says of some actions: the screen at the start, and what each action changes. */
export function trailOf<State>(
  start: State,
  actions: readonly UnknownAction[],
  shop: Pick<Replayable<State>, 'reducer' | 'expectedScreen'>,
): Pick<Log, 'screen'> & { trail: NonNullable<Log['trail'][number]>[] } {
  let state = start;
  let screen = screenOrError(shop, start);
  const atStart = JSON.stringify(changesBetween({}, screen));
  const trail = actions.map((action) => {
    const before = { state, screen };
    try {
      state = shop.reducer(state, action);
    } catch {
      // The reducer threw in the live shop too. The log of a crash is needed most, so it is written all the same.
    }
    if (state !== before.state) screen = screenOrError(shop, state);
    return {
      state: JSON.stringify(changesBetween(before.state, state)),
      screen: JSON.stringify(changesBetween(before.screen, screen)),
    };
  });
  return { screen: atStart, trail };
}
