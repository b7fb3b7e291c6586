import { changesBetween } from '../changes/changes';
import { toJson } from '../changes/notJson';
import type { Log, StepChanges } from '../model/log';
import type { Replayable } from '../model/replayable';
import { pageLoaded } from '../model/session';
import { applyLineChanges, lineChanges } from '../outline/lineChanges';
import { startOf, stepsOf } from './steps';

interface Traces extends Pick<Log, 'screen'> {
  trail: StepChanges[];
  /** By an action's index, the path of the first value that the reducer changed in place. */
  impure: [index: number, path: string][];
}

/**
 * The trail of a log: the outline of the first page, and what each action changes. It is worked out in many
 * small pieces of work, after each of which it yields, so that a page stays responsive. After an action whose
 * reducer throws, the state is that of before, as it was during the recording: the log of a crash is needed
 * most.
 */
export function* workOutChanges<State>(
  log: Pick<Log<State>, 'preloadedState' | 'actions'>,
  app: Replayable<State>,
): Generator<void, Traces> {
  let screen = app.outlineOf(startOf(log, app));
  const traces: Traces = { screen, trail: [], impure: [] };
  for (const { index, before, after, impure } of stepsOf(log, app)) {
    yield;
    const shown = screen;
    if (after !== before) screen = app.outlineOf(after);
    traces.trail.push({
      state: toJson(changesBetween(before, after)),
      screen: JSON.stringify(lineChanges(shown, screen)),
    });
    if (impure !== undefined) traces.impure.push([index, impure]);
  }
  return traces;
}

/**
 * The outlines that a log contains, which are read in its order. Returns a function from an action's index to
 * the outline after it, which is null if the log does not contain it, and which throws if the log is damaged
 * there.
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
