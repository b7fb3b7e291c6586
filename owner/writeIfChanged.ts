import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from './writeWhole';

/**
 * Writes a text into a file that other programs may be reading: in one step, and not at all if the file already
 * contains the text, so that programs that watch the file do not read it again.
 */
export function writeIfChanged(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  writeWhole(file, content);
}
