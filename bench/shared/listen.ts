import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Starts a server on a free port of this machine. */
export async function listen(handler: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(address !== null && typeof address === 'object');
  return { server, port: address.port };
}
