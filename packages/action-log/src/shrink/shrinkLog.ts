import type { UnknownAction } from 'redux';
import { hexOf } from '../changes/hash';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { firstDifference, type Difference } from '../replay/check';
import { startOf, stepsOf, type Step } from '../replay/steps';
import { trailOf } from '../replay/trail';
import { shrink } from './shrink';
import { symptomOf, type Symptom } from './symptom';

interface Shrunk {
  /** The difference in the log that was given. */
  difference: Difference;
  /** A log of the fewest actions that still shows the difference, at its last action. */
  log: Log;
  /** False if only a hash or the screen differs: then only the actions after the difference can be left out. */
  isSmallest: boolean;
}

/**
 * The smallest log that still shows the first difference of a log; null if it has none, or if the difference is in what
 * happened during the recording. Throws as `startOf` does.
 */
export function shrinkLog<State>(log: Log, app: Replayable<State>): Shrunk | null {
  const difference = firstDifference(log, app);
  if (!difference || difference.what === 'outcome') return null;
  const count = difference.index + 1;
  const symptom = count > 0 ? symptomOf(log, difference, app) : null;
  if (!symptom) return { difference, log: beginningOf(log, count), isSmallest: false };
  const indices = log.actions.slice(0, count - 1).map((_action, index) => index);
  const last = log.actions.slice(count - 1, count);
  const kept = shrink(indices, (some) => symptom.isShownBy([...actionsAt(log, some), ...last]));
  return { difference, log: retold(log, [...kept, count - 1], symptom, app), isSmallest: true };
}

function beginningOf(log: Log, count: number): Log {
  const isThere = ([index]: readonly [number, unknown]) => index <= count;
  return {
    ...log,
    actions: log.actions.slice(0, count),
    times: log.times.slice(0, count),
    hashes: log.hashes.filter(isThere),
    requests: log.requests.filter(([index]) => index < count),
    marks: log.marks.filter(isThere),
    happened: log.happened.filter(isThere),
    trail: log.trail.slice(0, count),
  };
}

/** The log of some of the actions. What each changes is taken from this version, except for the last: from the log. */
function retold<State>(
  log: Log,
  indices: readonly number[],
  symptom: Symptom<State>,
  app: Replayable<State>,
): Log {
  const actions = actionsAt(log, indices);
  const steps = [...stepsOf({ ...log, actions }, app)];
  const last = steps.at(-1);

  const requestsOf = (step: Step<State>) =>
    step === last ? symptom.expectedEffects(step) : app.effectsOf(step.action, step.before, step.after);
  const { screen, trail } = trailOf(startOf(log, app), actions, app);

  return {
    ...log,
    extra: (last && app.extra?.(last.after)) ?? {},
    actions,
    times: timesAt(indices, log.times),
    hashes: [
      [0, hexOf(log.preloadedState)],
      [steps.length - 1, hexOf(last?.before)],
    ],
    // The last entry is written even if it is empty: without any entry nothing is known of effects.
    requests: steps
      .map((step) => [step.index, requestsOf(step)] as const)
      .filter(([index, requests]) => index === last?.index || requests.length > 0),
    marks: [],
    happened: [],
    screen,
    // What the last action should show after fewer actions is not known.
    trail: trail.map((traced, index) =>
      last && index === last.index
        ? { state: JSON.stringify(symptom.expectedChanges(last)), screen: null }
        : traced,
    ),
  };
}

function actionsAt({ actions }: Log, indices: readonly number[]): UnknownAction[] {
  const chosen = new Set(indices);
  return actions.filter((_action, index) => chosen.has(index));
}

/** Adds the time before an action that is left out to that of the next one. */
function timesAt(indices: readonly number[], times: readonly number[]): number[] {
  let from = 0;
  return indices.map((index) => {
    const waited = times.slice(from, index + 1).reduce((sum, time) => sum + time, 0);
    from = index + 1;
    return waited;
  });
}
