import type { UnknownAction } from '@reduxjs/toolkit';
import { hexOf } from '../changes/hash';
import { writeEffects } from '../changes/writeEffects';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { firstDifference, type Difference } from '../replay/check';
import { startOf, stepsOf, type Step } from '../replay/steps';
import { trailOf } from '../replay/trail';
import { shrink } from './shrink';
import { symptomOf, type Symptom } from './symptom';

export interface Shrunk {
  /** The difference in the log that was given. */
  difference: Difference;
  /** A log of the fewest actions that still shows the difference, at its last action. */
  log: Log;
  /** False where only a hash or the screen differs: then only the actions after the difference can be left out. */
  isSmallest: boolean;
}

/**
 * The smallest log that still shows the first difference of a log; null where it has none, or where the difference is
 * in what happened while it was recorded. Throws as `startOf` does.
 */
export function shrinkLog<State>(log: Log, shop: Replayable<State>): Shrunk | null {
  const difference = firstDifference(log, shop);
  if (!difference || difference.what === 'outcome') return null;
  const count = difference.index + 1;
  const symptom = count > 0 ? symptomOf(log, difference, shop) : null;
  if (!symptom) return { difference, log: beginningOf(log, count), isSmallest: false };
  const places = log.actions.slice(0, count - 1).map((_action, place) => place);
  const last = log.actions.slice(count - 1, count);
  const kept = shrink(places, (some) => symptom.isShownBy([...actionsAt(log, some), ...last]));
  return { difference, log: retold(log, [...kept, count - 1], symptom, shop), isSmallest: true };
}

function beginningOf(log: Log, count: number): Log {
  const isThere = ([place]: readonly [number, unknown]) => place <= count;
  return {
    ...log,
    actions: log.actions.slice(0, count),
    times: log.times.slice(0, count),
    hashes: log.hashes.filter(isThere),
    asked: log.asked.filter(([index]) => index < count),
    marks: log.marks.filter(isThere),
    happened: log.happened.filter(isThere),
    trail: log.trail.slice(0, count),
  };
}

/**
 * The log of some of the actions. It says of each action what this version does; only of the last one it says what
 * the whole log says.
 */
function retold<State>(
  log: Log,
  places: readonly number[],
  symptom: Symptom<State>,
  shop: Replayable<State>,
): Log {
  const actions = actionsAt(log, places);
  const steps = [...stepsOf({ ...log, actions }, shop)];
  const last = steps.at(-1);

  const askedIn = (step: Step<State>): readonly string[] =>
    step === last
      ? symptom.expectedEffects(step)
      : writeEffects(shop.effectsOf(step.action, step.before, step.after));
  const { screen, trail } = trailOf(startOf(log, shop), actions, shop);

  return {
    ...log,
    products: last ? shop.productsOf(last.after) : null,
    actions,
    times: timesAt(places, log.times),
    hashes: [
      [0, hexOf(log.preloadedState)],
      [steps.length - 1, hexOf(last?.before)],
    ],
    // The last entry is written even if it is empty: a log without any entry says nothing of effects.
    asked: steps
      .map((step) => [step.index, askedIn(step)] as const)
      .filter(([index, asked]) => index === last?.index || asked.length > 0),
    marks: [],
    happened: [],
    screen,
    // What the last action should have shown is not known for fewer actions.
    trail: trail.map((traced, index) =>
      last && index === last.index
        ? { state: JSON.stringify(symptom.expectedChanges(last)), screen: null }
        : traced,
    ),
  };
}

function actionsAt({ actions }: Log, places: readonly number[]): UnknownAction[] {
  const chosen = new Set(places);
  return actions.filter((_action, place) => chosen.has(place));
}

/** The time before an action that is left out is added to the next one's. */
function timesAt(places: readonly number[], times: readonly number[]): number[] {
  let from = 0;
  return places.map((place) => {
    const waited = times.slice(from, place + 1).reduce((sum, time) => sum + time, 0);
    from = place + 1;
    return waited;
  });
}
