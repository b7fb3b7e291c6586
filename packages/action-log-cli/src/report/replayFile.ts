import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  compareLog,
  evidenceOf,
  isFields,
  LOG_VERSION,
  readLog,
  verdictOf,
  type Log,
  type LogTrouble,
  type Replayable,
} from 'action-log';
import type { AppCode } from '../app';
import type { FileReport, ReadError } from './fileReport';
import { messageOf } from './messageOf';

/** Stands for the files of a folder that has none. */
const ALL_LOGS = '*.json';

/** Why a file cannot be replayed, by what `readLog` returns. */
const reasons: Readonly<Record<Exclude<LogTrouble, 'otherVersion'>, string>> = {
  damaged: 'it is damaged, or cut off',
  notALog: 'it is not a log',
  tooLong: 'it is larger than 50 MB, the limit',
};

/** The paths of all *.json files below a folder, sorted; for a file its own path. An empty folder counts as a missing file. */
export function filesAt(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !statSync(file).isDirectory());
  return files.length > 0 ? files : [join(path, ALL_LOGS)];
}

/**
 * The log in a file, or why it cannot be replayed.
 * @param logName what the app calls its logs
 */
export async function readLogFile(file: string, logName: string): Promise<Log | ReadError> {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { result: 'unreadable', reason: whyUnreadable(file, error) };
  }
  const log = await readLog(text, logName);
  if (log === 'otherVersion') {
    const version = /"version"\s*:\s*(-?\d+)/.exec(text)?.[1] ?? '?';
    const reason = `its format is version ${version}, and this app reads version ${LOG_VERSION}`;
    return { result: 'unknown version', reason };
  }
  if (typeof log !== 'string') return log;
  const nameInFile = /"format"\s*:\s*"([^"]+)-log"/.exec(text)?.[1];
  const reason =
    log === 'notALog' && nameInFile !== undefined
      ? `it is a log of '${nameInFile}', not of '${logName}'`
      : reasons[log];
  return { result: 'unreadable', reason };
}

/** Why the system does not read a file. */
function whyUnreadable(file: string, error: unknown): string {
  const isMissing = isFields(error) && error.code === 'ENOENT';
  if (!isMissing) return messageOf(error);
  return basename(file) === ALL_LOGS ? 'the folder has no file that ends in .json' : 'there is no such file';
}

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
    const { difference, notCompared } = compareLog(log, replayable);
    const compared = evidenceOf(log, notCompared);
    const result = verdictOf(difference, compared);
    return { file, result, actions: log.actions.length, compared, difference };
  } catch (error) {
    const reason = `its first state is not a state of this app (${messageOf(error)})`;
    return { file, result: 'unreadable', reason };
  }
}
