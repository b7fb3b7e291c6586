import type { Server } from 'node:net';

/** The port on which a server listens: the one that the system chose if it was given port 0. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
