/** What every measurement needs: the shop, the limit and a backend, served on free ports, and a browser. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { portOf } from '../server/portOf';
import { createHandler } from '../server/serve.mjs';
import { fromRoot } from '../owner/fromRoot';
import { loadShop } from '../tools/loadShop';
import { browserFlags, ensureProgram } from '../tools/programs';

export interface Bench {
  browser: Browser;
  /** The addresses of the built shop, and of the limit's pages. */
  shop: string;
  limit: string;
  /** An address of another site, from which visitors come. */
  elsewhere: string;
  /** The sample products, which the limit's pages show. */
  rows: readonly ProductRow[];
  /** What the backend answers. */
  answer: readonly object[];
  rounds: number;
}

/**
 * Starts the servers and the browser.
 * @param dist the folder of the built shop
 * @param rounds how often each visit and press is measured
 * @returns the servers and the browser, and a function that ends them
 */
export async function setUp(dist: string, rounds: number): Promise<[Bench, () => Promise<void>]> {
  const { builtInRows: rows } = await loadShop<{ builtInRows: readonly ProductRow[] }>(
    'src/entities/product/model/builtInProducts.ts',
  );
  const limitFolder = copyLimit();
  const backend = await listen((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end(gzipSync(JSON.stringify(bench.answer)));
  });
  const shop = await listen(await createHandler(dist));
  const limit = await listen(await createHandler(limitFolder));
  const browser = await chromium.launch({
    executablePath: ensureProgram('chromium'),
    // The backend's address in the built shop leads to the backend above, so no port has to be free.
    args: [...browserFlags, `--host-resolver-rules=MAP localhost:3333 127.0.0.1:${backend.port}`],
  });
  const bench: Bench = {
    browser,
    shop: `http://localhost:${shop.port}`,
    limit: `http://localhost:${limit.port}`,
    elsewhere: `http://127.0.0.1:${backend.port}/`,
    rows,
    answer: rows,
    rounds,
  };
  async function takeDown() {
    await browser.close();
    for (const { server } of [backend, shop, limit]) server.close().closeAllConnections();
    rmSync(limitFolder, { recursive: true });
  }
  return [bench, takeDown];
}

/** Copies the limit's pages into a new folder, compressed as the build compresses the shop's. */
function copyLimit(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-bench-'));
  cpSync(fromRoot('bench/limit'), folder, { recursive: true });
  for (const page of ['index.html', 'product.html'].map((name) => join(folder, name)))
    writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
  return folder;
}

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: portOf(server) };
}
