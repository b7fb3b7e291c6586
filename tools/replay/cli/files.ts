import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Why a file cannot be replayed, by what `readLog` says of it. */
const troubles = {
  damaged: 'it is damaged, or cut off before its first action',
  foreign: 'it is no log of this shop',
};

/**
 * The files that a path of the command line means: itself, or all *.json below it.
 * @param {string} path
 * @returns {string[]} sorted; empty where a folder has none
 */
export function filesAt(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name))
    .filter((file) => !statSync(file).isDirectory());
}

/**
 * A log, or why there is none: `{ log }` or `{ result, reason }`.
 * @param {string} file
 * @param {{ readLog: (text: string) => Promise<object | string> }} shop
 */
export async function logIn(file, { readLog }) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error.code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${error.code})`;
    return { result: 'unreadable', reason };
  }
  const log = await readLog(text);
  if (log === 'newer' || log === 'unknownVersion')
    return { result: 'unknown version', reason: versionIn(text) };
  return typeof log === 'string' ? { result: 'unreadable', reason: troubles[log] } : { log };
}

function versionIn(text) {
  const version = /"version"\s*:\s*(-?\d+)/.exec(text)?.[1] ?? '?';
  return `its format is version ${version}, which this version of the shop does not know`;
}

/** The same where there must be a log: throws an Error that says why there is none. */
export async function logOrError(file, shop) {
  const { log, result, reason } = await logIn(file, shop);
  if (log) return log;
  throw Object.assign(new Error(`${file}: ${reason}`), { exitCode: exitCodes[result] });
}

/** What is done with a log; where that fails, an Error that names the file. */
export function onLog(file, work) {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: what it holds is not of this shop (${error.message})`, { cause: error });
  }
}

export const exitCodes = { same: 0, different: 1, unreadable: 2, 'unknown version': 3 };
