import { brotliCompressSync, constants } from 'node:zlib';
import type { Server } from 'node:http';
import { products } from '../../tools/api';
import { listen } from '../shared/listen';

/** The list that a backend would send. */
export const listOf = (count: number) => JSON.stringify(products(count));

/** As a backend would compress it: not as small as possible, but soon. */
export const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** A backend without a database, for a load that is to measure what stands before one. */
export async function openStandIn(count: number): Promise<{ server: Server; url: string }> {
  const body = compressed(listOf(count));
  const { server, port } = await listen((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'br' }).end(body);
  });
  return { server, url: `http://127.0.0.1:${port}` };
}
