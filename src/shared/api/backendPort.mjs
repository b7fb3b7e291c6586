// A plain module without imports, for the server, too.

/** The port of a backend on the same machine, if PORT does not name another. */
export const BACKEND_PORT = '3333';
