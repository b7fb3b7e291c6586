/**
 * Who answers during a benchmark: the built shop, the reference pages, and the backend that both ask.
 */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createHandler } from '../../deploy/serve.mjs';
import { writeReferences } from './reference/references';

const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const FROM_THE_SHOP = /^\/(assets|pictures|drawings)\/|^\/favicon/;

/** A server on a free port that knows how many bytes it has sent, headers included. */
async function listen(handler) {
  const sockets = [];
  const server = createServer(handler).listen(0, '127.0.0.1');
  server.on('connection', (socket) => sockets.push(socket));
  await once(server, 'listening');
  const sent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  return { server, port: server.address().port, sent };
}

/** `GET /products`, compressed as a real backend's answer; `answer` says with which rows. */
function createBackend() {
  let body = '[]';
  const handler = (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br' }).end(body);
  };
  const answer = async (rows) => (body = await promisify(brotliCompress)(JSON.stringify(rows), QUICK_BROTLI));
  return { handler, answer };
}

/**
 * Starts them, each on a port of its own. The reference pages get the shop's fonts and pictures from their own origin.
 * @param {string} dist the built shop
 */
export async function startServers(dist) {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`There is no built shop in ${dist} (index.html is missing): run "npm run build" first.`);
  const folder = mkdtempSync(join(tmpdir(), 'canecamisa-bench-'));
  const rows = await writeReferences(dist, folder);
  const [fromShop, fromReferences, backend] = [createHandler(dist), createHandler(folder), createBackend()];
  const shop = await listen(fromShop);
  const references = await listen((request, response) =>
    (FROM_THE_SHOP.test(request.url) ? fromShop : fromReferences)(request, response),
  );
  const api = await listen(backend.handler);
  return {
    shop: `http://localhost:${shop.port}`,
    references: `http://localhost:${references.port}`,
    /** What a browser is told, so that the address in the built shop leads here and no port has to be free. */
    browserFlag: `--host-resolver-rules=MAP localhost:3333 127.0.0.1:${api.port}`,
    /** The sample list; what the static page shows. */
    rows,
    answer: backend.answer,
    /** Bytes that went out so far: the pages and their files, and the backend's answers. */
    sent: () => ({ files: shop.sent() + references.sent(), backend: api.sent() }),
    close() {
      for (const { server } of [shop, references, api]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}
