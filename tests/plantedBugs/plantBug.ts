/**
 * Plants bugs into the bundle of `loadShop`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

export interface Bug {
  /** From the project's root. */
  file: string;
  /** A text that is in the file once. */
  search: string;
  /** What takes its place. */
  replacement: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * An esbuild plugin that replaces a text of one file. The build fails where the text is not there exactly once:
 * a bug that is not planted could not be found.
 */
export function plantBug({ file, search, replacement }: Bug): Plugin {
  return {
    name: 'plant-bug',
    setup(build) {
      build.onLoad({ filter: new RegExp(`^${literally(resolve(root, file))}$`) }, ({ path }) => {
        const parts = readFileSync(path, 'utf8').split(search);
        if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${file}: ${search}`);
        return { contents: parts.join(replacement), loader: 'default' };
      });
    },
  };
}

/** Leaves the packages out of the bundle: Node loads them once for all bundles, which halves the time of each. */
export const sharedPackages: Plugin = {
  name: 'shared-packages',
  setup(build) {
    build.onResolve({ filter: /^[a-z]|^@[^/]/ }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};
