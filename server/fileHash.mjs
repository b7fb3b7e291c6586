/**
 * The hash of a file's content, for its ETag and for the backend's list. A file is read again only when it may
 * have changed since: its size and its time of modification do not prove it, because `touch -r` and `rsync -t` set
 * the time. Its number on the disk (inode) and the time of its last change of any kind (ctime) do.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/**
 * A disk's clock ticks a few times in a hundredth of a second at best, and every two seconds at worst. A file that
 * changed less than this long ago may change again without another ctime.
 */
const SETTLED_MS = 2000;

/** @param {string | Uint8Array} content */
export const hashOfContent = (content) => createHash('sha256').update(content).digest('base64url');

/**
 * What `hashOfFile` needs of the computer.
 * @typedef {object} Disk
 * @property {(file: string) => Promise<import('node:fs').BigIntStats>} stat
 * @property {(file: string) => Promise<Uint8Array>} readFile
 * @property {() => number} now in ms, as in the times of files
 */

/**
 * Returns a function that hashes files, and remembers the hashes.
 * @param {Disk} disk
 */
export function createHashOfFile({ stat, readFile, now }) {
  /** The hash of each file, and what `stat` said before the file was read. @type {Map<string, { state: string, hash: string }>} */
  const known = new Map();

  /**
   * The hash of a file, 43 letters; null if there is no such file now.
   * @param {string} file
   */
  return async (file) => {
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) return null;
    const state = [stats.ino, stats.ctimeNs, stats.size].join();
    const before = known.get(file);
    if (before?.state === state) return before.hash;
    const hash = hashOfContent(await readFile(file));
    if (now() - Number(stats.ctimeMs) > SETTLED_MS) known.set(file, { state, hash });
    return hash;
  };
}

/** The hash of a file on this computer, 43 letters; null if there is no such file now. */
export const hashOfFile = createHashOfFile({
  stat: (file) => stat(file, { bigint: true }),
  readFile,
  now: Date.now,
});
