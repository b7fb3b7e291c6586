import { diffArrays } from 'diff';
import type { UnknownAction } from 'redux';
import { isFields } from '../changes/fields';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { startOf, stepsOf } from './steps';
import { createRecordedOutlines } from './trail';

type Outline = readonly string[];

/** After this number of different actions, the rest of both logs counts as different. */
const MOST_EDITS = 1000;

/** Actions of a log, by their indices: from the first one up to before the second one. */
type Span = readonly [from: number, to: number];

/**
 * A point where two logs differ: different actions follow ('actions', of which one log may have none), only
 * one log has an answer ('answers'), or the same actions led to another screen ('screen').
 */
export interface LogDifference {
  what: 'actions' | 'answers' | 'screen';
  one: Span;
  other: Span;
  /** Whether the logs are the same again after it. */
  meets: boolean;
  /** The outlines of both screens, if only they differ. */
  screens?: readonly [one: Outline, other: Outline];
}

/**
 * The points where two logs differ, in order. What people did is compared, and the screens that it led to.
 * States are not: they contain times and ids of requests, which differ between any two sessions. When answers
 * and timers came depends on the machine, so screens are compared only at points where both logs have
 * received the same ones. After the first difference only actions are compared, because the screen follows
 * from it. It yields after each of many small pieces of work, so that a page stays responsive. Throws as
 * `startOf` does.
 */
export function* comparing<State>(
  one: Log,
  other: Log,
  app: Replayable<State>,
): Generator<void, LogDifference[]> {
  // Two logs may come from two builds, so their own screens count. If one has none, this build's screens do.
  const areRecorded = one.trail.length > 0 && other.trail.length > 0;
  const left = yield* comparedIn(one, app, areRecorded);
  const right = yield* comparedIn(other, app, areRecorded);
  const differing = left.counted.findIndex(({ essence }, at) => essence !== right.counted[at]?.essence);
  const same = differing < 0 ? left.counted.length : differing;
  const differences = [...screenDifference(left, right, same), ...actionDifferences(left, right, same)];
  return differences.length > 0 ? differences : answerDifferences(left, right);
}

/** The first screen that differs before the first different action, or after all. */
function screenDifference(left: Compared, right: Compared, same: number): LogDifference[] {
  for (let at = 0; at <= same; at++) {
    const [here, there] = [left.counted[at] ?? left.end, right.counted[at] ?? right.end];
    if (here.came !== there.came || here.screen.join('\n') === there.screen.join('\n')) continue;
    const spanIn = ({ counted }: Compared): Span => {
      const last = counted[at - 1];
      return last ? [last.index, last.index + 1] : [0, 0];
    };
    const screens = [here.screen, there.screen] as const;
    return [{ what: 'screen', one: spanIn(left), other: spanIn(right), meets: true, screens }];
  }
  return [];
}

/** The different actions. Two logs meet again at two actions in a row that are the same, or at the end. */
function actionDifferences(left: Compared, right: Compared, same: number): LogDifference[] {
  const [mine, theirs] = [left, right].map(({ counted }) =>
    counted.slice(same).map(({ essence }) => essence),
  );
  const parts = diffArrays(mine ?? [], theirs ?? [], { maxEditLength: MOST_EDITS });
  const differences: LogDifference[] = [];
  let [i, j] = [same, same];
  let open: readonly [i: number, j: number] | undefined;
  const close = (meets: boolean) => {
    if (!open) return;
    const one: Span = [indexAt(left, open[0]), indexAt(left, i)];
    differences.push({ what: 'actions', one, other: [indexAt(right, open[1]), indexAt(right, j)], meets });
    open = undefined;
  };
  for (const [at, { count, added, removed }] of (parts ?? []).entries()) {
    if (added || removed) open ??= [i, j];
    else if (count > 1 || at === (parts ?? []).length - 1) close(true);
    if (!added) i += count;
    if (!removed) j += count;
  }
  if (!parts) {
    open = [i, j];
    [i, j] = [left.counted.length, right.counted.length];
  }
  close(false);
  return differences;
}

const indexAt = ({ counted, length }: Compared, at: number) => counted[at]?.index ?? length;

/** The first answer that only one of two logs has. */
function answerDifferences(left: Compared, right: Compared): LogDifference[] {
  const only = ({ answers }: Compared, than: Compared): Span | undefined => {
    const [index] = [...answers].filter(([essence]) => !than.answers.has(essence)).map(([, at]) => at);
    return index === undefined ? undefined : [index, index + 1];
  };
  const [one, other] = [only(left, right), only(right, left)];
  if (!one && !other) return [];
  const end = ({ length }: Compared): Span => [length, length];
  return [{ what: 'answers', one: one ?? end(left), other: other ?? end(right), meets: true }];
}

/** An action that counts in a comparison (`Replayable.essenceOf`), and what is known just before it. */
interface Counted {
  index: number;
  essence: string;
  /** The outline of the screen before it. */
  screen: Outline;
  /** The answers before it, and how often each other type of action came by itself, as JSON. */
  came: string;
}

/** A log as it is compared: what people did, the answers that came meanwhile, and how it ends. */
interface Compared {
  counted: readonly Counted[];
  answers: ReadonlyMap<string, number>;
  end: Pick<Counted, 'screen' | 'came'>;
  length: number;
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
  const counted: Counted[] = [];
  const answers = new Map<string, number>();
  const recordedAfter = createRecordedOutlines(log);
  let screen = (isRecorded ? log.screen : null) ?? app.outlineOf(startOf(log, app));
  const counts = new Map<string, number>();
  let came = '';
  for (const { index, action, before, after } of stepsOf(log, app)) {
    yield;
    const essence = essenceOf(action, app);
    if (essence !== null && !isAnswer(action)) counted.push({ index, essence, screen, came });
    else if (essence === null ? !isOfRequest(action) : !answers.has(essence)) {
      const what = essence ?? action.type;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      came = JSON.stringify([...counts].toSorted());
      if (essence !== null) answers.set(essence, index);
    }
    const recorded = isRecorded ? readable(() => recordedAfter(index)) : null;
    if (recorded || after !== before) screen = recorded ?? app.outlineOf(after);
  }
  return { counted, answers, end: { screen, came }, length: log.actions.length };
}

/** The outline that a log contains; null if it contains none, or is damaged. */
function readable(read: () => Outline | null): Outline | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Whether an action is of a request of `createAsyncThunk` or of RTK Query. */
const isOfRequest = ({ meta }: UnknownAction) => isFields(meta) && 'requestId' in meta;

/** Whether it brings the answer. */
const isAnswer = (action: UnknownAction) =>
  isOfRequest(action) && isFields(action.meta) && action.meta.requestStatus !== 'pending';

function essenceOf<State>(action: Log['actions'][number], app: Replayable<State>): string | null {
  try {
    const essence = app.essenceOf(action);
    return essence === null ? null : JSON.stringify(essence);
  } catch {
    return JSON.stringify(action); // The payload comes from a file and has another shape.
  }
}
