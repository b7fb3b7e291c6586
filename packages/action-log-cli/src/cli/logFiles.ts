import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decode, readLog, type Log } from 'action-log';
import { exitCodes, type Refusal } from './fileReport';
import { messageOf } from './messageOf';
import { words } from './words';

/** A file that a command needs cannot be replayed; the message names it and the reason. */
export class RefusedFileError extends Error {
  exitCode: number;

  constructor(file: string, { result, reason }: Refusal) {
    super(`${file}: ${reason}`);
    this.exitCode = exitCodes[result];
  }
}

/** Why a file cannot be replayed, by what `readLog` answers. */
const reasons = {
  damaged: 'it is damaged, or cut off before its first action',
  foreign: 'it is not a log of this app',
  tooLong: 'it is longer than any recording',
} as const;

/** The files that a path of the command line means: the file itself, or all *.json below a folder, sorted. */
export function filesAt(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !statSync(file).isDirectory());
}

/** The log in a file, or why it cannot be replayed. */
export async function readLogFile(file: string, name: string): Promise<Log | Refusal> {
  let text;
  try {
    text = decode(readFileSync(file));
  } catch (error) {
    return { result: 'unreadable', reason: reasonFor(error) };
  }
  const log = await readLog(text, name);
  if (log === 'newer' || log === 'unknownVersion')
    return { result: 'unknown version', reason: versionIn(text) };
  return typeof log === 'string' ? { result: 'unreadable', reason: words(reasons[log]) } : log;
}

function reasonFor(error: unknown): string {
  const { code = messageOf(error) } = Object(error) as { code?: string };
  return code === 'ENOENT' ? words('there is no such file') : words('it cannot be read ({})', code);
}

function versionIn(text: string): string {
  const version = /"version"\s*:\s*(-?\d+)/.exec(text)?.[1] ?? '?';
  return words('its format is version {}, which this version of the app does not know', version);
}

/** The log in a file. Throws a RefusedFileError. */
export async function needLogFile(file: string, name: string): Promise<Log> {
  const log = await readLogFile(file, name);
  if ('reason' in log) throw new RefusedFileError(file, log);
  return log;
}

/** Works with the log of a file. If that fails, the Error names the file. */
export function workOn<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${words('its contents do not fit this app ({})', messageOf(error))}`, {
      cause: error,
    });
  }
}
