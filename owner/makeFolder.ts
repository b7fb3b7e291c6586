import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from './systemError.mjs';

/**
 * Makes a folder, and those above it. It makes them one by one: on a read-only disk, Node's `recursive` says only that
 * the folder does not exist.
 * @throws the system's error (systemError.mjs), which names the first folder that cannot be made
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (existsSync(folder)) return; // Another program has just made it.
    // A file system that allows no new folders, such as /proc, reports that the folder does not exist.
    const isForbidden = systemCode(error) === 'ENOENT';
    throw isForbidden ? Object.assign(error as Error, { code: 'EPERM' }) : error;
  }
}
