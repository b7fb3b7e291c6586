import type { UnknownAction } from 'redux';
import { changesBetween } from '../changes/changes';
import type { Log } from '../model/log';
import type { Replayable, Screen } from '../model/replayable';

/** What is on the screen in a state; the error if a selector throws. */
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

/** The trail of a log: the screen at the start, and what each action changes. */
export function trailOf<State>(
  start: State,
  actions: readonly UnknownAction[],
  app: Pick<Replayable<State>, 'reducer' | 'expectedScreen'>,
): Pick<Log, 'screen'> & { trail: NonNullable<Log['trail'][number]>[] } {
  let state = start;
  let screen = screenOrError(app, start);
  const atStart = JSON.stringify(changesBetween({}, screen));
  const trail = actions.map((action) => {
    const before = { state, screen };
    try {
      state = app.reducer(state, action);
    } catch {
      // The reducer threw during the recording, too. The log of a crash is needed most.
    }
    if (state !== before.state) screen = screenOrError(app, state);
    return {
      state: JSON.stringify(changesBetween(before.state, state)),
      screen: JSON.stringify(changesBetween(before.screen, screen)),
    };
  });
  return { screen: atStart, trail };
}
