import type { Server } from 'node:http';

/** The port on which a server listens; the operating system chose it where 0 was asked for. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
