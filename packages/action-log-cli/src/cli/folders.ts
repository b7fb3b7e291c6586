import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Makes a folder and those above it. Throws an Error that names what is in the way. */
export function makeFolder(path: string): void {
  let above = resolve(path);
  while (!existsSync(above)) above = dirname(above);
  // `mkdirSync` does not come back from a path below a device.
  if (!statSync(above).isDirectory()) throw new Error(`${path} cannot be made: ${above} is no folder.`);
  mkdirSync(path, { recursive: true });
}

/** When the newest of some files and folders, and all in them, was changed: ms since 1970. */
export function newestIn(paths: readonly string[]): number {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(path);
      return stats.isDirectory()
        ? newestIn(readdirSync(path).map((name) => join(path, name)))
        : stats.mtimeMs;
    }),
  );
}
