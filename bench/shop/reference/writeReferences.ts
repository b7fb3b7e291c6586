/**
 * Writes the reference pages into a folder, each with its compressed variant beside it, as in a build of the shop.
 *   static.html          what the shop shows first, without a script: what loading is compared with
 *   static-product.html  the same for the address of a product
 *   index.html, plain.js the shop without a framework: what interactions are compared with
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import type { ProductRow } from '@/entities/product';
import { ofShop } from '../../../tools/bundling';
import { loadShop } from '../../../tools/loadShop';
import type * as StaticPage from './static';
import type { Styles } from './static';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The style sheet with the shop's own font files, and which of them the shop fetches at once. */
function stylesOf(dist: string): Styles {
  const addresses = readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/assets/${name}`);
  /** A font that the shop has no file of is part of its pages, and so of these. */
  const source = (all: string, font: string) => {
    const address = addresses.find((one) => one.startsWith(`/assets/${font}.`));
    const inline = () =>
      `data:font/woff2;base64,${readFileSync(here(`../../../src/app/styles/fonts/${font}.woff2`), 'base64')}`;
    return all.replace(`/assets/${font}.woff2`, address ?? inline());
  };
  const css = readFileSync(here('style.css'), 'utf8').replace(
    /url\('\/assets\/(\w+)\.woff2'\) format\('woff2'\)/g,
    source,
  );
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const preloads = page.match(/<link[^>]*\bpreload\b[^>]*>/g) ?? [];
  return {
    style: transformSync(css, { loader: 'css', minify: true }).code,
    preloads: addresses.filter((address) => preloads.some((link) => link.includes(address))),
  };
}

async function plainScript(): Promise<string> {
  const { outputFiles } = await build({
    ...ofShop(),
    entryPoints: [here('plain.ts')],
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  const [script] = outputFiles;
  assert(script);
  return script.text;
}

/**
 * @param dist the folder of the built shop
 * @param folder where the pages go
 * @returns the products that the pages show: the shop's sample list, as the backend would send it
 */
export async function writeReferences(dist: string, folder: string): Promise<readonly ProductRow[]> {
  const { rows, documentOf, catalogueBody, productBody } = await loadShop<typeof StaticPage>(
    [],
    'bench/shop/reference/static.ts',
  );
  const [product] = rows;
  assert(product);
  const head = stylesOf(dist);
  const files = {
    'static.html': documentOf({ ...head, title: 'Canecamisa: camisetas e canecas' }, catalogueBody()),
    'static-product.html': documentOf(
      { ...head, title: `${product.name} | Canecamisa` },
      productBody(product),
    ),
    'index.html': documentOf(
      { ...head, title: 'Canecamisa' },
      '<script type="module" src="/plain.js"></script>',
    ),
    'plain.js': await plainScript(),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  return rows;
}
