/**
 * The shop's reducers and its log format in Node, from the source as it is now.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type * as headless from '@/app/qa/headless';
import { releaseName } from '../../build/releaseName';

/** The exports of `src/app/qa/headless.ts`: all that a replay needs. */
export type Shop = typeof headless;

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * Bundles the shop and imports it.
 * @param plugins change the source on its way into the bundle, for tests that plant bugs
 */
export function loadShop(plugins?: Plugin[]): Promise<Shop>;
/**
 * The same for another entry.
 * @param entry a path from the project's root; the caller names the type of its exports
 */
export function loadShop<Exports>(plugins: Plugin[], entry: string): Promise<Exports>;
export async function loadShop(plugins: Plugin[] = [], entry = 'src/app/qa/headless.ts'): Promise<unknown> {
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
    for (const { contents } of outputFiles) writeFileSync(file, contents); // One entry is one file.
    const shop: unknown = await import(pathToFileURL(file).href);
    return shop;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
