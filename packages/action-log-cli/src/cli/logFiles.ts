import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from 'action-log';
import { exitCodes, type Refusal } from './entry';
import type { Shop } from './loadShop';
import { messageOf } from './messageOf';

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
  foreign: 'it is no log of this shop',
  tooLong: 'it is longer than any recording',
};

/**
 * The files that a path of the command line means: itself, or all *.json below it, sorted; none where a folder has
 * none.
 */
export function filesAt(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !statSync(file).isDirectory());
}

/** The log in a file, or why there is none. */
export async function readLogFile(file: string, { decode, readLog }: Shop): Promise<Log | Refusal> {
  let text;
  try {
    text = decode(readFileSync(file));
  } catch (error) {
    return { result: 'unreadable', reason: reasonFor(error) };
  }
  const log = await readLog(text);
  if (log === 'newer' || log === 'unknownVersion')
    return { result: 'unknown version', reason: versionIn(text) };
  return typeof log === 'string' ? { result: 'unreadable', reason: reasons[log] } : log;
}

function reasonFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : messageOf(error);
  return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
}

function versionIn(text: string): string {
  const version = /"version"\s*:\s*(-?\d+)/.exec(text)?.[1] ?? '?';
  return `its format is version ${version}, which this version of the shop does not know`;
}

/** The same for a command that needs a log: throws a RefusedFileError where there is none. */
export async function needLogFile(file: string, shop: Shop): Promise<Log> {
  const log = await readLogFile(file, shop);
  if ('reason' in log) throw new RefusedFileError(file, log);
  return log;
}

/** Works with the log of a file; where that fails, the Error names the file. */
export function workOn<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: what it holds is not of this shop (${messageOf(error)})`, { cause: error });
  }
}
