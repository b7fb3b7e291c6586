import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from './writeWhole';

/**
 * Writes a text into a file that other programs may be reading: in one step, and not at all if it says the same
 * already, so that nobody who watches it reads it again.
 */
export function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeWhole(file, content);
}
