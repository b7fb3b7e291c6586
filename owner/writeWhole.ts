import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file in one step: a stop, or a full disk, leaves the file as it was and no half of a new one.
 * @throws the system's error (systemError.mjs), which names the file
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}
