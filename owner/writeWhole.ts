import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './makeFolder';

/**
 * Writes a file in one step, and makes its folder: if the program is stopped or the disk is full, the old file stays unchanged, and no half-written file is left.
 * @throws the system's error (systemError.mjs), which names the file
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.part`;
  makeFolder(dirname(file));
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}
