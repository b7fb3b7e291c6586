/**
 * The hash of a file's content, for its ETag and for the backend's list. A file is read again only when it may
 * have changed since: its size and its time of modification do not say so, because `touch -r` and `rsync -t` set
 * the time. Its number on the disk (inode) and the time of its last change of any kind (ctime) do.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/**
 * A disk's clock ticks a few times in a hundredth of a second at best, and every two seconds at worst. A file that
 * changed less than this long ago may change again without another ctime.
 */
const SETTLED_MS = 2000;

/** The hash of each file, and what `stat` said before the file was read. @type {Map<string, { state: string, hash: string }>} */
const known = new Map();

/** @param {string | Uint8Array} content */
export const hashOfContent = (content) => createHash('sha256').update(content).digest('base64url');

/**
 * The hash of a file, 43 letters; null if there is no such file now.
 * @param {string} file
 */
export async function hashOfFile(file) {
  const found = await stat(file, { bigint: true }).catch(() => null);
  if (!found?.isFile()) return null;
  const state = [found.ino, found.ctimeNs, found.size].join();
  const before = known.get(file);
  if (before?.state === state) return before.hash;
  const hash = hashOfContent(await readFile(file));
  if (Date.now() - Number(found.ctimeMs) > SETTLED_MS) known.set(file, { state, hash });
  return hash;
}
