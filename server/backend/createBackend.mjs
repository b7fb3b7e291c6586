import { STATUS_CODES } from 'node:http';
import cors from '@fastify/cors';
import fastify from 'fastify';
import { LIST_PATH } from '../../src/shared/addresses/addresses.mjs';
import { answerBrokenRequests } from '../brokenRequests.mjs';
import { BACKEND_METHODS, backendHeaders, JSON_TYPE, METHODS } from '../headers.mjs';
import { codingFor, statusFor } from '../requestHeaders.mjs';

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
      reply.code(404).headers(backendHeaders.all).send(errorOf(404)); // Hooks do not run.
    },
  });
  await app.register(cors, backendHeaders.crossOrigin(origin));

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ method }, reply) => {
    reply.headers(backendHeaders.all);
    if (!BACKEND_METHODS.includes(method))
      return reply.code(405).headers(backendHeaders.refusedMethod).send(errorOf(405));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.headers(backendHeaders.closing);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorOf(404)));
  // Clients do not see the reason; backend.mjs writes it to the console.
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(503).headers(backendHeaders.unavailable).send(errorOf(503)),
  );

  /** @param {string} url @param {import('fastify').RouteHandlerMethod} handler */
  const answer = (url, handler) => app.route({ method: METHODS, url, handler });
  answer('/health', async () => ({ status: 'alive' }));
  answer('/ready', async () => {
    await list();
    return { status: 'ready' };
  });
  answer(LIST_PATH, async ({ headers }, reply) => {
    const { hash, bodies } = await list();
    const status = statusFor(headers, hash);
    if (status === 412) return reply.code(status).send(errorOf(status));
    reply.headers(backendHeaders.list(hash));
    if (status === 304) return reply.code(status).send();
    const coding = codingFor(headers);
    return reply.headers(backendHeaders.listBody(coding)).send(bodies[coding]);
  });
  return app;
}
