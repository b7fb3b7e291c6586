/**
 * The shop's reducers and its log format in Node, from the source as it is now.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type * as headless from '@/app/qa/headless';
import { releaseName } from '../../../../tools/build/releaseName';
import { ofShop } from '../../../../tools/bundling';
import { fromRoot } from '../../../../tools/fromRoot';

/** The exports of `src/app/qa/headless.ts`: all that a replay needs. */
export type Shop = typeof headless;

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
  const { outputFiles } = await build({
    ...ofShop(releaseName(), plugins),
    entryPoints: [fromRoot(entry)],
    write: false,
    platform: 'node',
    format: 'esm',
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
