import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { fromRoot } from '../../tools/fromRoot';

export interface Bug {
  /** From the project's root. */
  file: string;
  /** A text that the file contains once. */
  search: string;
  replacement: string;
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * An esbuild plugin that replaces a text of one file. The build fails if the file does not contain the text
 * exactly once: a test could not find a bug that is not planted.
 */
export function plantBug({ file, search, replacement }: Bug): Plugin {
  return {
    name: 'plant-bug',
    setup(build) {
      build.onLoad({ filter: new RegExp(`^${literally(fromRoot(file))}$`) }, ({ path }) => {
        const parts = readFileSync(path, 'utf8').split(search);
        if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${file}: ${search}`);
        return { contents: parts.join(replacement), loader: 'default' };
      });
    },
  };
}
