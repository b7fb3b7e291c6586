import { stat } from 'node:fs/promises';

/**
 * Returns a function that makes something of a file, and makes it again only after the file has changed, so
 * that a new build is served without a restart. It rejects if there is no such file.
 * @template Made
 * @param {(path: string) => Promise<Made>} make
 */
export function remembered(make) {
  /** @type {Map<string, { state: string, made: Made }>} */
  const known = new Map();
  return async (/** @type {string} */ path) => {
    const { ino, ctimeMs, size } = await stat(path);
    const state = [ino, ctimeMs, size].join();
    const before = known.get(path);
    if (before?.state === state) return before.made;
    const made = await make(path);
    known.set(path, { state, made });
    return made;
  };
}
