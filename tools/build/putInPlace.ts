/**
 * Replaces the served build by a finished one, so that no file is missing at any moment.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { makeFolder } from '../../owner/makeFolder';

/** Files with a hash in their name: a page that is open in a browser may request them after a release. */
const HASHED = /^assets\/.*\b[0-9a-f]{8,}\./;
/** Lists the hashed files of each kept release, newest first. A hidden file is not served. A folder with this file contains a build. */
export const RECORD = '.releases.json';

interface Options {
  /** The folder of the finished build, on the same disk as `to`. It is emptied and removed. */
  from: string;
  /** The folder that is served. */
  to: string;
}

/** How many releases before the new one keep their hashed files. */
const KEPT_RELEASES = 3;

/**
 * Moves the files of a build over those of the previous release: first the files that pages name, then the
 * pages, each in one step. So a page and its scripts always belong to one release, and both exist. Then it
 * removes the files of releases that are not kept.
 */
export function putInPlace({ from, to }: Options): void {
  makeFolder(to);
  const files = filesIn(from);
  const hashed = files.filter((file) => HASHED.test(file) && !file.endsWith('.map'));
  // A release that is built again counts once.
  const before = releasesIn(to).filter((release) => String(release) !== String(hashed));
  const releases = [hashed, ...before.slice(0, KEPT_RELEASES)];

  // Before the files: a build that is stopped here can be built again (outputFolder.ts).
  writeFileSync(join(to, RECORD), JSON.stringify(releases));
  for (const file of files.sort((left, right) => order(left) - order(right))) {
    makeFolder(dirname(join(to, file)));
    renameSync(join(from, file), join(to, file));
  }
  const kept = new Set([RECORD, ...files, ...releases.flat()]);
  for (const file of filesIn(to)) if (!kept.has(file)) rmSync(join(to, file));
  rmSync(from, { recursive: true });
}

/** Other files come before pages, and index.html comes last. */
const order = (file: string) => (/\.html\b/.test(file) ? 1 : 0) + (file.startsWith('index.html') ? 1 : 0);

/** The files of a folder and those below it, sorted, with slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

/** The hashed files of each release in a folder. */
const releasesIn = (folder: string) =>
  existsSync(join(folder, RECORD))
    ? (JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as string[][])
    : [];
