import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { words } from './words';

/** Makes a folder and its parents. Throws an Error that names a file that is in the way. */
export function makeFolder(path: string): void {
  let above = resolve(path);
  while (!existsSync(above)) above = dirname(above);
  // `mkdirSync` never returns for a path below a device.
  if (!statSync(above).isDirectory())
    throw new Error(words('{} cannot be made: {} is not a folder.', path, above));
  mkdirSync(path, { recursive: true });
}
