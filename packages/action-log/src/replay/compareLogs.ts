import type { UnknownAction } from 'redux';
import { isFields } from '../changes/fields';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { createRecordedOutlines } from './recordedOutlines';
import { isOfRequest } from './replayableOf';
import { startOf, stepsOf } from './steps';

type Outline = readonly string[];

/**
 * Where two logs first differ: in an action ('actions'), in the screen that the same actions led to
 * ('screen'), or only in the answers that came.
 */
export interface LogDifference {
  what: 'actions' | 'answers' | 'screen';
  /** The state of each log there, by the number of actions before it; one more than it has if it ends. */
  one: number;
  other: number;
  /** The outlines of both screens, if they differ. */
  screens?: readonly [one: Outline, other: Outline];
}

/**
 * The first difference of two logs, or null. What people did is compared, and the screens that it led to.
 * States are not: they contain times and ids of requests, which differ between any two sessions. When answers
 * and timers came depends on the machine, so screens are compared only at points where both logs have
 * received the same ones. It yields after each of many small pieces of work, so that a page stays responsive.
 * Throws as `startOf` does.
 */
export function* comparing<State>(
  one: Log,
  other: Log,
  app: Replayable<State>,
): Generator<void, LogDifference | null> {
  // Two logs may come from two builds, so their own screens count. If one has none, this build's screens do.
  const areRecorded = one.stepChanges.length > 0 && other.stepChanges.length > 0;
  const left = yield* comparedIn(one, app, areRecorded);
  const right = yield* comparedIn(other, app, areRecorded);
  for (const [at, here] of left.points.entries()) {
    const there = right.points[at];
    if (!there) break;
    if (here.came === there.came && here.screen.join('\n') !== there.screen.join('\n'))
      return { what: 'screen', one: here.count, other: there.count, screens: [here.screen, there.screen] };
    if (here.essence !== there.essence)
      return { what: 'actions', one: here.count + 1, other: there.count + 1 };
  }
  return [...left.answers].sort().join() === [...right.answers].sort().join()
    ? null
    : { what: 'answers', one: one.actions.length, other: other.actions.length };
}

/** A point of a log at which it is compared: before an action that counts, and the end. */
interface Point {
  /** The number of actions before it. */
  count: number;
  /** What counts of the action (`Replayable.essenceOf`); null at the end. */
  essence: string | null;
  /** The outline of the screen. */
  screen: Outline;
  /** The answers before it, and how often each other type of action came by itself, as JSON. */
  came: string;
}

/** A log as it is compared: what people did, and the answers that came. */
interface Compared {
  points: readonly Point[];
  answers: ReadonlySet<string>;
}

/**
 * Reads a log for a comparison, in many small pieces of work.
 * @param isRecorded whether the screens are those that the log contains, and not this version's
 */
function* comparedIn<State>(
  log: Log,
  app: Replayable<State>,
  isRecorded: boolean,
): Generator<void, Compared> {
  const points: Point[] = [];
  const answers = new Set<string>();
  const recordedAfter = createRecordedOutlines(log);
  let screen = (isRecorded ? log.screen : null) ?? app.outlineOf(startOf(log, app));
  const counts = new Map<string, number>();
  let came = '';
  for (const { index, action, before, after } of stepsOf(log, app)) {
    yield;
    const counted = app.essenceOf(action);
    const essence = counted === null ? null : JSON.stringify(counted);
    if (essence !== null && !isAnswer(action)) points.push({ count: index, essence, screen, came });
    else if (essence === null ? !isOfRequest(action) : !answers.has(essence)) {
      const what = essence ?? action.type;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      came = JSON.stringify([...counts].toSorted());
      if (essence !== null) answers.add(essence);
    }
    const recorded = isRecorded ? readable(() => recordedAfter(index)) : null;
    if (recorded || after !== before) screen = recorded ?? app.outlineOf(after);
  }
  points.push({ count: log.actions.length, essence: null, screen, came });
  return { points, answers };
}

/** The outline that a log contains; null if it contains none, or is damaged. */
function readable(read: () => Outline | null): Outline | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Whether it brings the answer. */
const isAnswer = (action: UnknownAction) =>
  isOfRequest(action) && isFields(action.meta) && action.meta.requestStatus !== 'pending';
