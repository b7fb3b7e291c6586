import { changesBetween } from '../changes/changes';
import { parseChanges } from '../changes/parseChanges';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { stepsOf } from './steps';
import { screenOrError } from './trail';

/** Actions that are searched for the place where two logs meet again. */
const LOOK_AHEAD = 200;

/** Actions of a log, by their indices: from the first one on, up to the second one, which is not among them. */
type Span = readonly [from: number, to: number];

/**
 * A place where two logs part: other actions follow in each ('actions', of which one log may have none), or the same
 * action shows something else on the screen ('screen').
 */
export interface Parting {
  what: 'actions' | 'screen';
  one: Span;
  other: Span;
  /** Whether the logs go on alike after it. */
  meets: boolean;
}

/** An action that counts in a comparison (`Replayable.essenceOf`). */
interface Counted {
  index: number;
  essence: string;
  /** What it changes on the screen: as the log says, and as this version shows it. */
  told: string | null;
  shown: string;
}

/**
 * The places where two logs part, in their order; none where both do the same. Only actions and what they change on the
 * screen are compared: the states contain times and ids of requests, which differ between any two sessions. After the
 * first parting only actions are: what is on the screen from then on follows from it. Throws where the first state of a
 * log is no state of the shop.
 */
export function compareLogs<State>(one: Log, other: Log, shop: Replayable<State>): Parting[] {
  const [left, right] = [countedIn(one, shop), countedIn(other, shop)];
  const partings: Parting[] = [];
  const indexAt = (log: Log, counted: readonly Counted[], at: number) =>
    counted[at]?.index ?? log.actions.length;
  let [i, j] = [0, 0];
  for (;;) {
    const [here, there] = [left[i], right[j]];
    if (!here && !there) return partings;
    if (here && here.essence === there?.essence) {
      if (partings.length === 0 && !looksAlike(here, there))
        partings.push({
          what: 'screen',
          one: [here.index, here.index + 1],
          other: [there.index, there.index + 1],
          meets: true,
        });
      i++;
      j++;
      continue;
    }
    const [nextI, nextJ] = meeting(left, right, i, j) ?? [left.length, right.length];
    partings.push({
      what: 'actions',
      one: [indexAt(one, left, i), indexAt(one, left, nextI)],
      other: [indexAt(other, right, j), indexAt(other, right, nextJ)],
      meets: nextI < left.length,
    });
    [i, j] = [nextI, nextJ];
  }
}

function countedIn<State>(log: Log, shop: Replayable<State>): Counted[] {
  const counted: Counted[] = [];
  for (const { index, action, before, after } of stepsOf(log, shop)) {
    const essence = essenceOf(action, shop);
    if (essence === null) continue;
    const changes =
      before === after ? [] : changesBetween(screenOrError(shop, before), screenOrError(shop, after));
    counted.push({ index, essence, told: log.trail[index]?.screen ?? null, shown: JSON.stringify(changes) });
  }
  return counted;
}

function essenceOf<State>(action: Log['actions'][number], shop: Replayable<State>): string | null {
  try {
    const essence = shop.essenceOf(action);
    return essence === null ? null : JSON.stringify(essence);
  } catch {
    return JSON.stringify(action); // The payload comes from a file and has another shape.
  }
}

/** Two logs may come from two builds, so what they say counts; where one says nothing, what this build shows. */
function looksAlike(one: Counted, other: Counted): boolean {
  const isTold = one.told !== null && other.told !== null;
  const [left, right] = isTold ? [one.told ?? '', other.told ?? ''] : [one.shown, other.shown];
  return left === right || sorted(left) === sorted(right);
}

function sorted(line: string): string {
  try {
    return parseChanges(line)
      .map((change) => JSON.stringify(change))
      .sort()
      .join();
  } catch {
    return line; // Damaged.
  }
}

/** The nearest places, of both logs together, from which on two actions in a row, or the last one, are the same. */
function meeting(left: readonly Counted[], right: readonly Counted[], i: number, j: number) {
  const isSame = (at: number, and: number) => left[at]?.essence === right[and]?.essence;
  for (let distance = 1; distance <= LOOK_AHEAD; distance++)
    for (let ahead = 0; ahead <= distance; ahead++) {
      const [at, and] = [i + ahead, j + distance - ahead];
      if (at < left.length && and < right.length && isSame(at, and) && isSame(at + 1, and + 1))
        return [at, and] as const;
    }
  return null;
}
