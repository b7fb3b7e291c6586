import { negotiate } from '@fastify/accept-negotiator';
import cors from '@fastify/cors';
import fastify from 'fastify';

/** Content codings, best first. */
const CODINGS = /** @type {('br' | 'gzip' | 'identity')[]} */ (['br', 'gzip', 'identity']);
/** Caches keep the list for a minute; while it cannot be read, a cache may serve it for a day. */
const CACHE_CONTROL = 'public, max-age=60, stale-if-error=86400';
const RETRY_AFTER_S = '5';

/**
 * The service, not listening yet: the list, and two health checks. While the list cannot be read, the status
 * is 503: then a proxy can try another process, a cache can serve the list that it has, and the shop shows
 * the list of its build. A list from memory would hide the failure from all three.
 * @param {object} options
 * @param {() => Promise<import('./list.mjs').List>} options.list
 * @param {string} options.origin the origin whose pages may read the responses, or '*'
 */
export async function createBackend({ list, origin }) {
  const app = fastify({ forceCloseConnections: 'idle' });
  // Always the same origin: any cache may keep a response that is the same for everybody.
  await app.register(cors, { origin, methods: ['GET', 'HEAD'], strictPreflight: false, maxAge: 86_400 });

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method))
      return reply.code(405).header('Allow', 'GET, HEAD, OPTIONS').send({ message: 'Method Not Allowed' });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not Found' }));
  // Clients do not see the reason; backend.mjs writes it to the console.
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(503).header('Retry-After', RETRY_AFTER_S).send({ message: 'Service Unavailable' }),
  );

  app.get('/health', () => ({ status: 'alive' }));
  app.get('/ready', async () => {
    await list();
    return { status: 'ready' };
  });
  app.get('/products', async ({ headers }, reply) => {
    const { hash, bodies } = await list();
    // A weak tag, because all content codings share it.
    reply.headers({ 'Cache-Control': CACHE_CONTROL, ETag: `W/"${hash}"`, Vary: 'Accept-Encoding' });
    // A proxy may have added its content coding to the tag. No other tag can contain the hash.
    if (headers['if-none-match']?.includes(hash)) return reply.code(304).send();
    const coding = negotiate(headers['accept-encoding'] ?? '', CODINGS) ?? 'identity';
    if (coding !== 'identity') reply.header('Content-Encoding', coding);
    return reply.type('application/json; charset=utf-8').send(bodies[coding]);
  });
  return app;
}
