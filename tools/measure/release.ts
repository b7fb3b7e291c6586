import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../owner/fromRoot';

/** The scripts of a first visit. */
export const INITIAL_SCRIPTS = /\/(main|catalogue)\..*\.js$/;
/** The most bytes of them, as they are sent. */
export const MOST_INITIAL_BYTES = 111_000;

/**
 * The hashed files of the newest build in dist/ whose names match; those of earlier releases stay there for
 * open pages (tools/build/putInPlace.ts). Empty if nothing is built.
 */
export function filesOfRelease(names: RegExp): string[] {
  const record = fromRoot('dist/.releases.json');
  if (!existsSync(record)) return [];
  const [newest = []] = JSON.parse(readFileSync(record, 'utf8')) as string[][];
  return newest.filter((file) => names.test(file));
}

/** The bytes of some files of dist/ as they are sent: fonts are compressed already. */
export function bytesSent(files: readonly string[]): number {
  const sizes = files.map((file) => {
    const path = fromRoot(`dist/${file}`);
    return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
