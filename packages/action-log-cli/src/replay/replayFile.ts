import {
  evidenceOf,
  firstDifference,
  stepsOf,
  verdictOf,
  type Difference,
  type Log,
  type Replayable,
} from 'action-log';
import type { AppCode } from '../app';
import type { FileReport } from '../report/fileReport';
import { messageOf } from '../report/messageOf';
import { readLogFile } from './logFiles';

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
    const difference = found && { ...found, step: nameStep(found, log, replayable) };
    const compared = evidenceOf(log);
    const result = verdictOf(difference, compared);
    return { file, result, actions: log.actions.length, compared, difference };
  } catch (error) {
    const reason = `its first state is not a state of this app (${messageOf(error)})`;
    return { file, result: 'unreadable', reason };
  }
}

function nameStep<State>({ index }: Difference, log: Log, replayable: Replayable<State>): string {
  // The first state may not be a state of the app, and cannot be replayed.
  if (index < 0) return 'the start';
  const actions = log.actions.slice(0, index + 1);
  const last = [...stepsOf({ ...log, actions }, replayable)].at(-1);
  return last ? replayable.describe(last.action, last.before) : '';
}
