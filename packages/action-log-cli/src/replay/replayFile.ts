import { evidenceOf, firstDifference, verdictOf, type Log, type Replayable } from 'action-log';
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
    const difference = firstDifference(log, replayable);
    const compared = evidenceOf(log);
    const result = verdictOf(difference, compared);
    return { file, result, actions: log.actions.length, compared, difference };
  } catch (error) {
    const reason = `its first state is not a state of this app (${messageOf(error)})`;
    return { file, result: 'unreadable', reason };
  }
}
