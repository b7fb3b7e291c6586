/**
 * The shop's reducers and its log format in Node, from the source as it is now.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { releaseName } from '../releaseName.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * The exports of `src/app/replay.ts`.
 * @param {import('esbuild').Plugin[]} [plugins] change the source on its way, for tests that plant bugs
 */
export async function loadShop(plugins = []) {
  const env = { NODE_ENV: 'production', ...releaseName() };
  const { outputFiles } = await build({
    entryPoints: [here('src/app/replay.ts')],
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
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
