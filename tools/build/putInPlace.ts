/**
 * Puts a finished build in the place of the one before, without a moment in which a file is missing.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Files with a hash in their name: a page that is still open in a browser may ask for them after a release. */
const HASHED = /^assets\/.*\b[0-9a-f]{8,}\./;
/** The hashed files of the releases whose files are there, the newest first. A hidden file is not served. */
const RECORD = '.releases.json';

interface Options {
  /** The folder of the finished build, on the same disk as `to`. It is emptied and removed. */
  from: string;
  /** The folder that is served. */
  to: string;
  /** How many releases before this one keep their hashed files. */
  keep: number;
}

/**
 * Moves the files of a build over those of the release before: first what pages name, then the pages, each in one step.
 * So a page and its scripts are always of one release, and both are there. Then it removes what neither this release nor
 * one of the kept ones has.
 */
export function putInPlace({ from, to, keep }: Options): void {
  mkdirSync(to, { recursive: true });
  const files = filesIn(from);
  const hashed = files.filter((file) => HASHED.test(file) && !file.endsWith('.map'));
  // A release that is built a second time does not count twice.
  const before = releasesIn(to).filter((release) => String(release) !== String(hashed));
  const releases = [hashed, ...before.slice(0, keep)];

  for (const file of files.sort((one, other) => order(one) - order(other))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    renameSync(join(from, file), join(to, file));
  }
  writeFileSync(join(to, RECORD), JSON.stringify(releases));
  const kept = new Set([RECORD, ...files, ...releases.flat()]);
  for (const file of filesIn(to)) if (!kept.has(file)) rmSync(join(to, file));
  rmSync(from, { recursive: true });
}

/** What pages name comes before the pages, and what stands in for the rest of the site last. */
const order = (file: string) => (/\.html\b/.test(file) ? 1 : 0) + (file.startsWith('index.html') ? 1 : 0);

/** The files of a folder and those below it, sorted, with slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

/** The hashed files of the releases in a folder. Those of a folder without a record count as of one release. */
function releasesIn(folder: string): string[][] {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as string[][];
  } catch {
    const found = filesIn(folder).filter((file) => HASHED.test(file) && !file.endsWith('.map'));
    return found.length > 0 ? [found] : [];
  }
}
