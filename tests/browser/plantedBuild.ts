import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { releaseName } from '../../tools/build/releaseName';
import { ofShop } from '../../tools/bundling';
import { fromRoot } from '../../tools/fromRoot';

export interface Bug {
  /** From the project's root. */
  file: string;
  /** A text that the file contains once. */
  search: string;
  replacement: string;
}

/**
 * Replaces a text of one file on its way into the bundle. The build fails if the file does not contain the
 * text exactly once: a test could not find a bug that is not planted.
 */
const plant = ({ file, search, replacement }: Bug): Plugin => ({
  name: 'plant-bug',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path !== fromRoot(file)) return undefined;
      const parts = readFileSync(path, 'utf8').split(search);
      if (parts.length !== 2) throw new Error(`${parts.length - 1} times in ${file}: ${search}`);
      return { contents: parts.join(replacement), loader: 'default' };
    });
  },
});

/** The documents of the shop. None is prerendered. */
const DOCUMENTS = ['index', 'cart', 'shell', '404'];
const HTML =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/assets/main.js"></script></html>';

/**
 * Builds the shop with a bug in less than a second, without styles, prerendering and compression.
 * @param folder a new one
 */
export async function buildWith(bug: Bug, folder: string): Promise<void> {
  mkdirSync(folder);
  const env = {
    API_BASE_URL: '',
    API_TIMEOUT_MS: '0',
    API_TRUSTED_ORIGINS: '',
    SITE_URL: 'http://localhost',
    ...releaseName(),
  };
  await build({
    ...ofShop(env, [plant(bug)]),
    entryPoints: { main: fromRoot('src/app/browser/browser.ts') },
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: `${folder}/assets`,
    jsx: 'automatic',
  });
  for (const name of DOCUMENTS) writeFileSync(`${folder}/${name}.html`, HTML);
  for (const name of ['pictures', 'drawings']) symlinkSync(fromRoot(`public/${name}`), `${folder}/${name}`);
}
