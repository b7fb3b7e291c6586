import type { UnknownAction } from 'redux';
import { isFields } from '../changes/fields';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { startOf, stepsOf } from './steps';
import { createRecordedOutlines } from './trail';

export type Outline = readonly string[];

/** An action that counts in a comparison (`Replayable.essenceOf`), and what is known just before it. */
interface Counted {
  index: number;
  essence: string;
  /** The outline of the screen before it. */
  screen: Outline;
  /** The answers before it, and how often each other type of action came by itself. */
  came: Came;
}

export type Came = ReadonlyMap<string, number>;

/** A log as it is compared: what people did, the answers that came meanwhile, and how it ends. */
export interface Compared {
  counted: readonly Counted[];
  answers: ReadonlyMap<string, number>;
  end: Pick<Counted, 'screen' | 'came'>;
  length: number;
}

/**
 * Reads a log for a comparison, in many small pieces of work.
 * @param isRecorded whether the screens are those that the log contains, and not this version's
 */
export function* comparedIn<State>(
  log: Log,
  app: Replayable<State>,
  isRecorded: boolean,
): Generator<void, Compared> {
  const counted: Counted[] = [];
  const answers = new Map<string, number>();
  const start = startOf(log, app);
  const recordedAfter = createRecordedOutlines(log);
  let screen = (isRecorded ? log.screen : null) ?? app.outlineOf(start);
  let came: Came = new Map();
  for (const { index, action, before, after } of stepsOf(log, app)) {
    yield;
    const essence = essenceOf(action, app);
    if (essence === null || isAnswer(action)) {
      if (essence !== null) came = new Map(came).set(essence, 1);
      else if (!isOfRequest(action)) came = new Map(came).set(action.type, (came.get(action.type) ?? 0) + 1);
      if (essence !== null && !answers.has(essence)) answers.set(essence, index);
    } else counted.push({ index, essence, screen, came });
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
