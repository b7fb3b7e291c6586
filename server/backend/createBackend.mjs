import { STATUS_CODES } from 'node:http';
import cors from '@fastify/cors';
import fastify from 'fastify';
import { LIST_PATH } from '../../src/shared/addresses/addresses.mjs';
import { answerBrokenRequests } from '../brokenRequests.mjs';
import { codingFor, statusFor, tagOf } from '../requestHeaders.mjs';

/** Caches keep the list for a minute; while it cannot be read, a cache may serve it for a day. */
const CACHE_CONTROL = 'public, max-age=60, stale-if-error=86400';
const RETRY_AFTER_S = '5';
/** Headers of every response; that of the list has another Cache-Control. */
const ALWAYS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The body of an error. Only the scripts of shops read it.
 * @param {number} status
 */
const errorOf = (status) => ({ message: STATUS_CODES[status] });

/**
 * The service, not listening yet: the list, and two health checks. While the list cannot be read, the status
 * is 503: then a proxy can try another process, a cache can serve the list that it has, and the shop shows
 * the list of its build. A list from memory would hide the failure from all three.
 * @param {object} options
 * @param {() => Promise<import('./list.mjs').List>} options.list
 * @param {string} options.origin the origin whose pages may read the responses, or '*'
 */
export async function createBackend({ list, origin }) {
  const app = fastify({
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false, // They would send a length with 304.
    clientErrorHandler: answerBrokenRequests(JSON_TYPE, (status) => JSON.stringify(errorOf(status))),
    // An address that is not validly encoded.
    frameworkErrors(_error, _request, /** @type {import('fastify').FastifyReply} */ reply) {
      reply.code(404).headers(ALWAYS).send(errorOf(404)); // Hooks do not run.
    },
  });
  // Always the same origin: any cache may keep a response that is the same for everybody.
  await app.register(cors, { origin, methods: ['GET', 'HEAD'], strictPreflight: false, maxAge: 86_400 });

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(ALWAYS);
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method))
      return reply.code(405).header('Allow', 'GET, HEAD, OPTIONS').send(errorOf(405));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('Connection', 'close');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorOf(404)));
  // Clients do not see the reason; backend.mjs writes it to the console.
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(503).header('Retry-After', RETRY_AFTER_S).send(errorOf(503)),
  );

  /** @param {string} url @param {import('fastify').RouteHandlerMethod} handler */
  const answer = (url, handler) => app.route({ method: ['GET', 'HEAD'], url, handler });
  answer('/health', async () => ({ status: 'alive' }));
  answer('/ready', async () => {
    await list();
    return { status: 'ready' };
  });
  answer(LIST_PATH, async ({ headers }, reply) => {
    const { hash, bodies } = await list();
    const status = statusFor(headers, hash);
    if (status === 412) return reply.code(status).send(errorOf(status));
    reply.headers({ 'Cache-Control': CACHE_CONTROL, ETag: tagOf(hash), Vary: 'Accept-Encoding' });
    if (status === 304) return reply.code(status).send();
    const coding = codingFor(headers);
    if (coding !== 'identity') reply.header('Content-Encoding', coding);
    return reply.type(JSON_TYPE).send(bodies[coding]);
  });
  return app;
}
