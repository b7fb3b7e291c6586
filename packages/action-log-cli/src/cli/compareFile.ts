import {
  createCheck,
  evidenceOf,
  screenOrError,
  stepsOf,
  valueAt,
  type Change,
  type Log,
  type Replayable,
} from 'action-log';
import type { FileDifference, FileReport, PathDifference, PathValue } from './fileReport';
import { readLogFile } from './logFiles';
import { messageOf } from './messageOf';

/** Replays a file and compares; never throws. */
export async function compareFile<State>(file: string, replayable: Replayable<State>): Promise<FileReport> {
  const log = await readLogFile(file);
  if ('reason' in log) return { file, ...log };
  try {
    const difference = firstDifference(log, replayable);
    const compared = evidenceOf(log);
    const facts = { actions: log.actions.length, cutOff: log.isCutOff, compared };
    if (difference) return { file, result: 'different', ...facts, difference };
    return { file, result: compared.lacks.length > 0 ? 'partial' : 'same', ...facts, difference };
  } catch (error) {
    return {
      file,
      result: 'unreadable',
      reason: `its first state is not a state of this app (${messageOf(error)})`,
    };
  }
}

function firstDifference<State>(log: Log, replayable: Replayable<State>): FileDifference | null {
  const check = createCheck(log, replayable);
  const atStart = check.start();
  if (atStart)
    return {
      ...atStart,
      step: 'the start',
      ...(atStart.what === 'screen' && { state: pathsIn(atStart, {}) }),
    };
  for (const step of stepsOf(log, replayable)) {
    const found = check.step(step);
    if (!found) continue;
    const difference = { ...found, step: replayable.tell(step.action, step.before) };
    if (difference.what === 'state') return { ...difference, state: pathsIn(difference, step.before) };
    if (difference.what === 'screen')
      return { ...difference, state: pathsIn(difference, screenOrError(replayable, step.before)) };
    return difference;
  }
  return null;
}

/** A difference by path. What an action did not change has the value from before it. */
function pathsIn(
  { expected, found }: Pick<FileDifference, 'expected' | 'found'>,
  before: unknown,
): PathDifference[] {
  const [wanted, had] = [valuesIn(expected), valuesIn(found)];
  const unchanged = (path: string): PathValue => ({
    ...valueOrGone(valueAt(before, path)),
    isUnchanged: true,
  });
  return [...new Set([...wanted.keys(), ...had.keys()])].map((path) => ({
    path,
    expected: wanted.get(path) ?? unchanged(path),
    found: had.get(path) ?? unchanged(path),
  }));
}

/** The values of changes by their paths; each text is the JSON of a `Change`. */
function valuesIn(texts: readonly string[]): Map<string, PathValue> {
  return new Map(
    texts.map((text) => {
      const [path, value] = JSON.parse(text) as Change;
      return [path, valueOrGone(value)];
    }),
  );
}

/** JSON has no undefined: it means that there is no value. */
export function valueOrGone(value: unknown): PathValue {
  return value === undefined ? { isGone: true } : { value };
}
