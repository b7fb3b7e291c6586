/**
 * The servers of a benchmark: the built shop, the limit's pages, and their backend.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ProductRow } from '@/entities/product';
import { createHandler } from '../../server/serve.mjs';
import { loadShop } from '../../tools/loadShop';
import { listen } from '../shared/listen';
import { writeLimit } from './writeLimit';

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const FROM_THE_SHOP = /^\/(assets|pictures|drawings)\/|^\/favicon/;

/** Bytes that went out so far. */
interface Sent {
  /** The pages and their files. */
  files: number;
  /** The backend's answers. */
  backend: number;
}

export interface Servers {
  /** The built shop's address. */
  shop: string;
  /** The addresses of the limit's pages without a script, and of the one in plain JavaScript. */
  limit: { static: string; js: string };
  /** An address of another site, from which visitors come. */
  elsewhere: string;
  /** A flag for Chromium: the backend's address in the built shop then leads here, and no port has to be free. */
  browserFlag: string;
  /** The sample products, which the static page shows. */
  rows: readonly ProductRow[];
  /** Sets what the backend answers. */
  answer: (rows: readonly object[]) => Promise<void>;
  sent: () => Sent;
  close: () => void;
}

/** A server that knows how many bytes it has sent, headers included. */
async function listenAndCount(handler: RequestListener) {
  const sockets: Socket[] = [];
  const { server, port } = await listen(handler);
  server.on('connection', (socket) => sockets.push(socket));
  const sent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { server, port, sent };
}

/** `GET /products`, compressed as a real backend's answer; `answer` sets the rows. */
function createBackend() {
  let body: Buffer | string = '[]';
  const handler: RequestListener = (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br' }).end(body);
  };
  const answer = async (rows: readonly object[]) => {
    body = await promisify(brotliCompress)(JSON.stringify(rows), QUICK_BROTLI);
  };
  return { handler, answer };
}

/**
 * Starts them, each on its own port. The hand-written pages get the shop's fonts and pictures from their own origin.
 * @param dist the folder of the built shop
 */
export async function startServers(dist: string): Promise<Servers> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`There is no built shop in ${dist} (index.html is missing): run "npm run build" first.`);
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-bench-'));
  const { builtInRows: rows } = await loadShop<{ builtInRows: readonly ProductRow[] }>(
    [],
    'src/entities/product/model/builtInProducts.ts',
  );
  writeLimit(join(folder, 'limit'));
  const fromShop = await createHandler(dist);
  const backend = createBackend();
  const shop = await listenAndCount(fromShop);
  const limitStatic = await listenAndCount(await createHandler(join(folder, 'limit/static')));
  const fromLimit = await createHandler(join(folder, 'limit/js'));
  const limitJs = await listenAndCount((request, response) => {
    if (FROM_THE_SHOP.test(request.url ?? '')) return fromShop(request, response);
    request.url = '/'; // One page for every address.
    return fromLimit(request, response);
  });
  const api = await listenAndCount(backend.handler);
  const files = [shop, limitStatic, limitJs];
  const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;
  return {
    shop: addressOf(shop),
    limit: { static: addressOf(limitStatic), js: addressOf(limitJs) },
    elsewhere: `http://127.0.0.1:${api.port}/`,
    browserFlag: `--host-resolver-rules=MAP localhost:3333 127.0.0.1:${api.port}`,
    rows,
    answer: backend.answer,
    sent: () => ({ files: files.reduce((sum, { sent }) => sum + sent(), 0), backend: api.sent() }),
    close() {
      for (const { server } of [...files, api]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}
