/**
 * The shop's reducers and its log format in Node, from the source as it is now.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { releaseName } from '../../build/releaseName.js';

const here = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * The exports of `src/app/qa/headless.ts`, or of another entry.
 * @param {import('esbuild').Plugin[]} [plugins] change the source on its way, for tests that plant bugs
 * @param {string} [entry] a path from the project's root
 */
export async function loadShop(plugins = [], entry = 'src/app/qa/headless.ts') {
  const env = { NODE_ENV: 'production', ...releaseName() };
  const { outputFiles } = await build({
    entryPoints: [here(entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    alias: { '@': here('src') },
    loader: { '.scss': 'empty' },
    define: Object.fromEntries(
      Object.entries(env).map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)]),
    ),
    absWorkingDir: here(''),
    plugins,
  });
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-'));
  try {
    const file = join(folder, 'shop.mjs');
    writeFileSync(file, outputFiles[0].contents);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
