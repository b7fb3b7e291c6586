import type { UnknownAction } from 'redux';
import { changesBetween } from '../changes/changes';
import type { Log, Traced } from '../model/log';
import type { Replayable } from '../model/replayable';
import { pageLoaded } from '../model/session';
import { applyLineChanges, lineChanges } from '../outline/lineChanges';

/**
 * The trail of a log: the outline of the first page, and what each action changes. It is worked out in many small pieces of work,
 * after each of which it yields, so that a page stays responsive.
 */
export function* tracing<State>(
  start: State,
  actions: readonly UnknownAction[],
  { reducer, outlineOf }: Pick<Replayable<State>, 'reducer' | 'outlineOf'>,
): Generator<void, Pick<Log, 'screen'> & { trail: Traced[] }> {
  let [state, screen] = [start, outlineOf(start)];
  const first = screen;
  const trail: Traced[] = [];
  for (const action of actions) {
    yield;
    const before = { state, screen };
    try {
      state = reducer(state, action);
    } catch {
      // The reducer threw during the recording, too. The log of a crash is needed most.
    }
    if (state !== before.state) screen = outlineOf(state);
    trail.push({
      state: JSON.stringify(changesBetween(before.state, state)),
      screen: JSON.stringify(lineChanges(before.screen, screen)),
    });
  }
  return { screen: first, trail };
}

/**
 * The outlines that a log contains, which are read in its order. Returns a function from an action's index to the outline after it,
 * which is null if the log does not contain it, and which throws if the log is damaged there.
 */
export function createRecordedOutlines({ screen, actions, trail }: Log) {
  let outline = screen;
  return (index: number): readonly string[] | null => {
    const action = actions[index];
    const changed = trail[index]?.screen ?? null;
    const before = action && pageLoaded.match(action) ? [] : outline;
    outline = null;
    if (before && changed !== null) outline = applyLineChanges(before, changed);
    return outline;
  };
}
