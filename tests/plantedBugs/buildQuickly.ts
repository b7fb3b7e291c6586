import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { releaseName } from '../../tools/build/releaseName';
import { ofShop } from '../../tools/bundling';
import { fromRoot } from '../../tools/fromRoot';

/** The documents of the shop. None is prerendered. */
const DOCUMENTS = ['index', 'cart', 'shell', '404'];
const HTML =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/assets/main.js"></script></html>';

/**
 * Builds the shop for a browser in less than a second, for tests that plant bugs: without styles,
 * prerendering and compression.
 * @param folder is emptied first
 * @param plugins change the source on its way into the bundle
 */
export async function buildQuickly(folder: string, plugins: Plugin[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = {
    API_BASE_URL: '',
    API_TIMEOUT_MS: '0',
    API_TRUSTED_ORIGINS: '',
    SITE_URL: 'http://localhost',
    ...releaseName(),
  };
  await build({
    ...ofShop(env, plugins),
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
