import type { Log } from '../model/log';
import { pageLoaded } from '../model/session';
import { applyLineChanges } from '../outline/lineChanges';

/**
 * The outlines that a log contains, which are read in its order. Returns a function from an action's index to
 * the outline after it, which is null if the log does not contain it, and which throws if the log is damaged
 * there.
 */
export function createRecordedOutlines({ screen, actions, stepChanges }: Log) {
  let outline = screen;
  return (index: number): readonly string[] | null => {
    const action = actions[index];
    const changed = stepChanges[index]?.screen ?? null;
    const before = action && pageLoaded.match(action) ? [] : outline;
    outline = null;
    if (before && changed !== null) outline = applyLineChanges(before, changed);
    return outline;
  };
}
