/**
 * `npm run bench`, after a build: what the shop costs a visitor in real Chromium, in turn with the limit, which
 * is the least that the browser and the line cost. Run nothing else meanwhile.
 *   --only loading|presses   one part   --rounds 5   how often each is measured   --dist FOLDER   the built shop
 */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { portOf } from '../server/portOf';
import { createHandler } from '../server/serve.mjs';
import { fromRoot } from '../owner/fromRoot';
import { loadShop } from '../tools/loadShop';
import { browserFlags, ensureProgram } from '../tools/programs';
import { measureLoading } from './loading';
import { measurePresses } from './presses';

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

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: portOf(server) };
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: fromRoot('dist') },
  },
});
const [load = 0] = loadavg();
if (load > cpus().length / 4) console.error(`The machine is busy (load ${load.toFixed(1)}): expect noise.`);

const { builtInRows: rows } = await loadShop<{ builtInRows: readonly ProductRow[] }>(
  'src/entities/product/model/builtInProducts.ts',
);
const folder = mkdtempSync(join(tmpdir(), 'canecamisa-bench-'));
cpSync(fromRoot('bench/limit'), folder, { recursive: true });
for (const page of ['index.html', 'product.html'].map((name) => join(folder, name)))
  writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));

const backend = await listen((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
    .end(gzipSync(JSON.stringify(bench.answer)));
});
const shop = await listen(await createHandler(values.dist));
const limit = await listen(await createHandler(folder));
const browser = await chromium.launch({
  executablePath: ensureProgram('chromium'),
  // The backend's address in the built shop leads to the one above, and no port has to be free.
  args: [...browserFlags, `--host-resolver-rules=MAP localhost:3333 127.0.0.1:${backend.port}`],
});
const bench: Bench = {
  browser,
  shop: `http://localhost:${shop.port}`,
  limit: `http://localhost:${limit.port}`,
  elsewhere: `http://127.0.0.1:${backend.port}/`,
  rows,
  answer: rows,
  rounds: Number(values.rounds),
};
try {
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model}`);
  if (values.only !== 'presses') console.table(await measureLoading(bench));
  if (values.only !== 'loading') for await (const lines of measurePresses(bench)) console.table(lines);
} finally {
  await browser.close();
  for (const { server } of [backend, shop, limit]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
}
