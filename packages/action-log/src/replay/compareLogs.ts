import { changesBetween } from '../changes/changes';
import { parseChanges } from '../changes/changes';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { stepsOf } from './steps';
import { screenOrError } from './trail';

/** Actions that are searched for the point where two logs meet again. */
const LOOK_AHEAD = 200;

/** Actions of a log, by their indices: from the first one on, up to the second one, which is not among them. */
type Span = readonly [from: number, to: number];

/**
 * A point where two logs part: different actions follow ('actions', of which one log may have none), or the same action
 * leads to another screen ('screen').
 */
export interface Parting {
  what: 'actions' | 'screen';
  one: Span;
  other: Span;
  /** Whether the logs are the same again after it. */
  meets: boolean;
}

/** An action that counts in a comparison (`Replayable.essenceOf`). */
interface Counted {
  index: number;
  essence: string;
  /** What it changes on the screen: according to the log, and in this version. */
  recorded: string | null;
  shown: string;
}

/**
 * The points where two logs part, in order. Only actions and what they change on the screen are compared: states contain
 * times and ids of requests, which differ between any two sessions. After the first parting only actions are compared,
 * because the screen follows from it. Throws as `startOf` does.
 */
export function compareLogs<State>(one: Log, other: Log, app: Replayable<State>): Parting[] {
  const [left, right] = [countedIn(one, app), countedIn(other, app)];
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

function countedIn<State>(log: Log, app: Replayable<State>): Counted[] {
  const counted: Counted[] = [];
  for (const { index, action, before, after } of stepsOf(log, app)) {
    const essence = essenceOf(action, app);
    if (essence === null) continue;
    const changes =
      before === after ? [] : changesBetween(screenOrError(app, before), screenOrError(app, after));
    counted.push({
      index,
      essence,
      recorded: log.trail[index]?.screen ?? null,
      shown: JSON.stringify(changes),
    });
  }
  return counted;
}

function essenceOf<State>(action: Log['actions'][number], app: Replayable<State>): string | null {
  try {
    const essence = app.essenceOf(action);
    return essence === null ? null : JSON.stringify(essence);
  } catch {
    return JSON.stringify(action); // The payload comes from a file and has another shape.
  }
}

/** Two logs may come from two builds, so their own screens count. If one has none, this build's screens do. */
function looksAlike(one: Counted, other: Counted): boolean {
  const areRecorded = one.recorded !== null && other.recorded !== null;
  const [left, right] = areRecorded ? [one.recorded ?? '', other.recorded ?? ''] : [one.shown, other.shown];
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

/** The nearest indices in both logs from which on two actions in a row, or the last one, are the same. */
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
