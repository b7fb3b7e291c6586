/**
 * A bug on its way into the bundle of `loadShop`.
 */
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * An esbuild plugin that replaces a text of one file. The build fails where the text is not there exactly once:
 * a bug that is no longer planted would be found by nobody.
 * @param {{ file: string, search: string, replacement: string }} bug the file from the project's root
 * @returns {import('esbuild').Plugin}
 */
export function plantBug({ file, search, replacement }) {
  return {
    name: 'plant-bug',
    setup(build) {
      build.onLoad({ filter: new RegExp(`^${literally(resolve(root, file))}$`) }, ({ path }) => {
        const parts = readFileSync(path, 'utf8').split(search);
        if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${file}: ${search}`);
        return { contents: parts.join(replacement), loader: extname(path).slice(1) };
      });
    },
  };
}

/**
 * Leaves the packages out of the bundle: Node loads them once for all bundles, which halves the time of each.
 * @type {import('esbuild').Plugin}
 */
export const sharedPackages = {
  name: 'shared-packages',
  setup(build) {
    build.onResolve({ filter: /^[a-z]|^@[^/]/ }, ({ path }) => ({
      path: import.meta.resolve(path),
      external: true,
    }));
  },
};
