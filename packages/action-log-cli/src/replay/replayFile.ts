import {
  describeLines,
  evidenceOf,
  firstDifference,
  parseChanges,
  stepsOf,
  valueAt,
  verdictOf,
  type Difference,
  type Log,
  type Replayable,
} from 'action-log';
import type { AppCode } from '../app';
import {
  comparedValue,
  type ComparedValue,
  type FileDifference,
  type FileReport,
  type ValueDifference,
} from '../report/fileReport';
import { messageOf } from '../report/messageOf';
import { readLogFile } from './logFiles';

type Sides = Pick<Difference, 'expected' | 'found'>;

/** Replays a file and compares; never throws. */
export async function replayFile<State>(
  file: string,
  { replayable, logName }: Pick<AppCode<State>, 'replayable' | 'logName'>,
): Promise<FileReport> {
  const log = await readLogFile(file, logName);
  return 'reason' in log ? { file, ...log } : replayLog(file, log, replayable);
}

/** Replays the log of a file and compares; never throws. */
export function replayLog<State>(file: string, log: Log, replayable: Replayable<State>): FileReport {
  try {
    const found = firstDifference(log, replayable);
    const difference = found && withValues(found, log, replayable);
    const compared = evidenceOf(log);
    const result = verdictOf(difference, compared);
    return { file, result, actions: log.actions.length, cutOff: log.isCutOff, compared, difference };
  } catch (error) {
    const reason = `its first state is not a state of this app (${messageOf(error)})`;
    return { file, result: 'unreadable', reason };
  }
}

/** A difference with the values on both sides, by their paths. */
function withValues<State>(difference: Difference, log: Log, replayable: Replayable<State>): FileDifference {
  const { index, what } = difference;
  // The first state may be none of the app's, which cannot be replayed.
  const actions = log.actions.slice(0, index + 1);
  const last = index < 0 ? undefined : [...stepsOf({ ...log, actions }, replayable)].at(-1);
  const hasLines = what === 'screen' || what === 'effects';
  const lines = hasLines && { lines: describeLines(difference.expected, difference.found) };
  if (!last) return { ...difference, step: 'the start', ...lines };
  const { action, before } = last;
  const values = what === 'state' && { values: valuesByPath(difference, before) };
  return { ...difference, step: replayable.describe(action, before), ...lines, ...values };
}

/** Values that changed, by path. What an action did not change has the value from before it. */
function valuesByPath({ expected, found }: Sides, before: unknown): ValueDifference[] {
  const changesOf = (texts: readonly string[]) =>
    new Map(
      texts
        .flatMap((text) => parseChanges(`[${text}]`))
        .map(([path, value]) => [path, comparedValue(value)] as const),
    );
  const [wanted, had] = [changesOf(expected), changesOf(found)];
  const unchanged = (path: string): ComparedValue => ({
    ...comparedValue(valueAt(before, path)),
    isUnchanged: true,
  });
  return [...new Set([...wanted.keys(), ...had.keys()])].map((path) => ({
    path,
    expected: wanted.get(path) ?? unchanged(path),
    found: had.get(path) ?? unchanged(path),
  }));
}
