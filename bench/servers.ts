/**
 * The servers of a benchmark: the built shop, the limit's pages, and their backend.
 */
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { ProductRow } from '@/entities/product';
import { portOf } from '../server/portOf';
import { createHandler } from '../server/serve.mjs';
import { fromRoot } from '../tools/fromRoot';
import { loadShop } from '../tools/loadShop';

const LIMIT_PAGES = ['static/index.html', 'static/product.html', 'js/index.html'];
/** The files that the limit's page in JavaScript shows, from its own origin. */
const FROM_THE_SHOP = /^\/(assets|pictures|drawings)\/|^\/favicon/;

/** What every part of the benchmark is measured with. */
export interface Bench {
  browser: Browser;
  servers: Servers;
  rounds: number;
}

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** Starts a server on a free port of this machine, which counts the bytes that it sends. */
async function listen(handler: RequestListener) {
  const sockets: Socket[] = [];
  const server = createServer(handler).listen(0, '127.0.0.1');
  server.on('connection', (socket) => sockets.push(socket));
  await once(server, 'listening');
  const port = portOf(server);
  const sent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { server, port, sent, address: `http://localhost:${port}` };
}

/** `GET /products`, compressed as a real backend's answer; `answer` sets the rows. */
function createBackend() {
  const answer = { body: brotliCompressSync('[]') };
  const handler: RequestListener = (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'br' };
    response.writeHead(200, headers).end(answer.body);
  };
  const setAnswer = (rows: readonly object[]) => {
    answer.body = brotliCompressSync(JSON.stringify(rows));
  };
  return { handler, setAnswer };
}

/** Copies the limit's pages into a new folder, each with its compressed variant beside it. */
function copyLimit(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-bench-'));
  cpSync(fromRoot('bench/limit'), folder, { recursive: true });
  for (const page of LIMIT_PAGES.map((name) => join(folder, name)))
    writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)));
  return folder;
}

/**
 * Starts them, each on its own port.
 * @param dist the folder of the built shop
 */
export async function startServers(dist: string) {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`There is no built shop in ${dist} (index.html is missing): run "npm run build" first.`);
  const { builtInRows: rows } = await loadShop<{ builtInRows: readonly ProductRow[] }>(
    [],
    'src/entities/product/model/builtInProducts.ts',
  );
  const folder = copyLimit();
  const fromShop = await createHandler(dist);
  const fromLimit = await createHandler(join(folder, 'js'));
  const backend = createBackend();
  const shop = await listen(fromShop);
  const limitStatic = await listen(await createHandler(join(folder, 'static')));
  const limitJs = await listen((request, response) => {
    if (FROM_THE_SHOP.test(request.url ?? '')) return fromShop(request, response);
    request.url = '/'; // One page for every address.
    return fromLimit(request, response);
  });
  const api = await listen(backend.handler);
  const ofPages = [shop, limitStatic, limitJs];
  return {
    /** The built shop's address. */
    shop: shop.address,
    /** The addresses of the limit's pages without a script, and of the one in plain JavaScript. */
    limit: { static: limitStatic.address, js: limitJs.address },
    /** An address of another site, from which visitors come. */
    elsewhere: `http://127.0.0.1:${api.port}/`,
    /** A flag for Chromium: the backend's address in the built shop then leads here, and no port has to be free. */
    browserFlag: `--host-resolver-rules=MAP localhost:3333 127.0.0.1:${api.port}`,
    /** The sample products, which the static pages show. */
    rows,
    /** Sets what the backend answers. */
    answer: backend.setAnswer,
    /** The bytes that the pages' servers have sent so far, headers included. */
    sent: () => ofPages.reduce((sum, { sent }) => sum + sent(), 0),
    close() {
      for (const { server } of [...ofPages, api]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}
