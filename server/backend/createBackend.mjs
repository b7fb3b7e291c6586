import { negotiate } from '@fastify/accept-negotiator';
import cors from '@fastify/cors';
import fastify from 'fastify';

/** The best first. */
const CODINGS = /** @type {('br' | 'gzip' | 'identity')[]} */ (['br', 'gzip', 'identity']);
/** Each cache on the way keeps the list a minute; while the database is gone, one before this may show it for a day. */
const KEPT = 'public, max-age=60, stale-if-error=86400';
const RETRY_AFTER_S = '5';

/**
 * The service, not listening yet: the list, and two addresses for whatever watches over it. While the database does not
 * answer, it says so (503): a proxy can try another process then, a cache can show the list that it has, and the shop
 * shows the one that it was built with. A list from this process's own memory would hide the trouble from all three.
 * @param {object} given
 * @param {() => Promise<import('./list.mjs').List>} given.list
 * @param {string} given.origin whose pages may read the answers
 */
export async function createBackend({ list, origin }) {
  const app = fastify({ forceCloseConnections: 'idle' });
  // Always this one origin: an answer that is the same for all can be kept by any cache.
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
  // The reason is nobody's business outside: whoever asks the database has told it on the console.
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
    // Weak, because all codings share it.
    reply.headers({ 'Cache-Control': KEPT, ETag: `W/"${hash}"`, Vary: 'Accept-Encoding' });
    // The hash cannot be part of another tag; a proxy may have added its coding to it.
    if (headers['if-none-match']?.includes(hash)) return reply.code(304).send();
    const coding = negotiate(headers['accept-encoding'] ?? '', CODINGS) ?? 'identity';
    if (coding !== 'identity') reply.header('Content-Encoding', coding);
    return reply.type('application/json; charset=utf-8').send(bodies[coding]);
  });
  return app;
}
