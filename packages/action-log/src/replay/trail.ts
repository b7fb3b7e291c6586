import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../changes/changes';
import type { Log } from '../model/log';
import type { Replayable, Screen } from '../model/replayable';

/** What is on the screen in a state. An error of a selector is a fact, too. */
export function screenIn<State>({ screenOf }: Pick<Replayable<State>, 'screenOf'>, state: State): Screen {
  try {
    return screenOf(state);
  } catch (error) {
    return { error: String(error) };
  }
}

/** What a log says of some actions: the screen at the start, and what each action changes. */
export function trailOf<State>(
  start: State,
  actions: readonly UnknownAction[],
  shop: Pick<Replayable<State>, 'reducer' | 'screenOf'>,
): Pick<Log, 'screen'> & { trail: NonNullable<Log['trail'][number]>[] } {
  let state = start;
  let screen = screenIn(shop, start);
  const atStart = JSON.stringify(changesBetween({}, screen));
  const trail = actions.map((action) => {
    const before = { state, screen };
    try {
      state = shop.reducer(state, action);
    } catch {
      // The reducer threw in the live shop too. The log of a crash is needed most, so it is written all the same.
    }
    if (state !== before.state) screen = screenIn(shop, state);
    return {
      state: JSON.stringify(changesBetween(before.state, state)),
      screen: JSON.stringify(changesBetween(before.screen, screen)),
    };
  });
  return { screen: atStart, trail };
}
