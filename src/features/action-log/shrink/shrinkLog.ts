import type { UnknownAction } from '@reduxjs/toolkit';
import { writeAsked } from '../changes/asked';
import { changesBetween } from '../changes/changes';
import { hexOf } from '../changes/hash';
import type { Log, Replayable } from '../model/log';
import { firstDifference, stepsOf, type Difference, type Step } from '../replay/replay';
import { shrink } from './shrink';
import { symptomOf, type Symptom } from './symptom';

export interface Shrunk {
  /** The difference in the log that was given. */
  difference: Difference;
  /** A log of the fewest actions whose replay shows it at its last action. */
  log: Log;
  /** False where the log tells only hashes, so that nothing but its end can be left out. */
  isSmallest: boolean;
}

/** The smallest log that still shows where this version and a log part ways; null where they do not. */
export function shrinkLog(log: Log, shop: Replayable): Shrunk | null {
  const difference = firstDifference(log, shop);
  if (!difference) return null;
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
    trail: log.trail?.slice(0, count) ?? null,
  };
}

/**
 * The log of some of the actions. It tells what this version does, but for the last action: there it says what the
 * whole log says.
 */
function retold(log: Log, places: readonly number[], symptom: Symptom, shop: Replayable): Log {
  const actions = actionsAt(log, places);
  const steps = [...stepsOf({ ...log, actions }, shop)];
  const last = steps.length - 1;
  return {
    ...log,
    products: shop.productsOf(steps[last]?.after),
    actions,
    times: timesAt(places, log.times),
    hashes: [
      [0, hexOf(log.preloadedState)],
      [last, hexOf(steps[last]?.before)],
    ],
    // The last entry stands even where it is empty: a log without any tells nothing of effects.
    asked: steps
      .map((step) => [step.index, askedIn(step)] as const)
      .filter(([index, asked]) => index === last || asked.length > 0),
    marks: [],
    trail: steps.map((step) => JSON.stringify(changesIn(step))),
  };

  function askedIn(step: Step): readonly string[] {
    if (step.index === last) return symptom.expectedAsked(step);
    return writeAsked(shop.askedBy(step.action, step.before, step.after));
  }

  function changesIn(step: Step) {
    return step.index === last ? symptom.expectedChanges(step) : changesBetween(step.before, step.after);
  }
}

function actionsAt({ actions }: Log, places: readonly number[]): UnknownAction[] {
  const chosen = new Set(places);
  return actions.filter((_action, place) => chosen.has(place));
}

/** What is left out leaves its time to the next. */
function timesAt(places: readonly number[], times: readonly number[]): number[] {
  let from = 0;
  return places.map((place) => {
    const waited = times.slice(from, place + 1).reduce((sum, time) => sum + time, 0);
    from = place + 1;
    return waited;
  });
}
