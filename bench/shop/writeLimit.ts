import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const PAGES = ['static/index.html', 'static/product.html', 'js/index.html'];

/** Copies the limit's pages into a folder, each with its compressed variant beside it. */
export function writeLimit(folder: string): void {
  cpSync(fileURLToPath(new URL('limit', import.meta.url)), folder, { recursive: true });
  for (const page of PAGES.map((name) => join(folder, name)))
    writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
}
