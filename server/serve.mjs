/**
 * Serves the built store: `npm run serve`, or `node server/serve.mjs [directory]`, at PORT and HOST, below the path that it
 * was built for.
 */
import './checkNode.cjs';
import { existsSync, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { readEnvironment } from './environment/readEnvironment.mjs';
import { FILE as HEADERS, headersReader, readHeaders } from './headers.mjs';
import { ANSWERS, COMPRESSIBLE, ruleOf } from './rules.mjs';

/**
 * Whether a folder has a file, as it is at this moment: a new build is served without a restart.
 * @param {string} directory
 * @param {string} file
 */
const isThere = (directory, file) =>
  stat(join(directory, file)).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * The address that is answered in place of another: one with a doubled slash in front counts as if it had one, and in
 * one that is no valid percent-encoding each '%' stands for itself.
 * @param {string} url
 */
function tidied(url) {
  try {
    decodeURI(url);
    return url.replace(/^\/+/, '/');
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * Where a request goes in a store that stands below a path: to an address of the store, below '/', to another address by a
 * redirect, or nowhere. The root of the server and the path without its slash lead to the store.
 * @param {string} url tidied
 * @param {string} basePath '/loja'; empty for the root
 */
function destination(url, basePath) {
  if (!basePath) return { address: url };
  if (url.startsWith(`${basePath}/`)) return { address: url.slice(basePath.length).replace(/^\/+/, '/') };
  const end = url.search(/\?|$/);
  const isHome = ['/', basePath].includes(url.slice(0, end));
  return isHome ? { redirect: `${basePath}/${url.slice(end)}` } : {};
}

/**
 * The path of a request, decoded; a slash that belongs to an id stays encoded.
 * @param {import('fastify').FastifyRequest} request
 */
const pathOf = ({ url }) => decodeURI(url.split('?', 1)[0] ?? '/');

const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/**
 * The server of the files of `directory`: fastify, and the shop's rules (rules.mjs) on top.
 * @param {string} directory
 * @param {string} basePath the path below which it was built to stand: '/loja'; empty for the root
 */
function createShop(directory, basePath) {
  const app = fastify({
    forceCloseConnections: true,
    rewriteUrl({ url = '/' }) {
      const { address, redirect } = destination(tidied(url), basePath);
      return address ?? (redirect ? '/' : '/404');
    },
  });
  void app.register(fastifyStatic, {
    root: resolve(directory),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
  });
  const readHeaders = headersReader(directory);
  /** @type {WeakMap<import('fastify').FastifyRequest, import('./rules.mjs').Answer>} */
  const answers = new WeakMap();

  /**
   * Sends an answer of a kind, and the file that was found, if its kind has none of its own.
   * @param {import('fastify').FastifyReply} reply
   * @param {import('./rules.mjs').AnswerKind} kind
   * @param {string} [found]
   */
  function send(reply, kind, found) {
    /** @type {import('./rules.mjs').Answer} */
    const answer = ANSWERS[kind];
    const { status, cache, file = found, text, isHidden } = answer;
    answers.set(reply.request, answer);
    reply.code(status).header('Cache-Control', cache);
    if (isHidden) reply.header('X-Robots-Tag', 'noindex');
    if (!file) return reply.type('text/plain; charset=utf-8').send(text);
    if (COMPRESSIBLE.test(file)) reply.header('Vary', 'Accept-Encoding');
    // With status 404 there is no other answer: neither "not modified" nor a part of the page.
    if (status === 404) for (const name of CONDITIONS) delete reply.request.raw.headers[name];
    return reply.sendFile(file);
  }

  app.addHook('onRequest', async (request, reply) => {
    reply.raw.removeHeader('Connection'); // It is the default of HTTP/1.1: 50 bytes less with each file.
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(reply.header('Allow', 'GET, HEAD'), 'refused');
    const { redirect } = destination(tidied(request.originalUrl), basePath);
    if (redirect) return reply.redirect(redirect);
  });
  // Last, when the file is chosen: a new build puts its headers in place before its pages.
  app.addHook('onSend', async (request, reply) => {
    const headers = await readHeaders();
    const answer = answers.get(request);
    reply.headers(headers[answer?.headers ?? 'page']);
    // Whatever sends a file takes the type from its name.
    if (answer?.type && reply.statusCode < 300) reply.type(answer.type);
  });
  app.get('/*', async (request, reply) => {
    const { file, found, otherwise } = ruleOf(pathOf(request));
    return file && (await isThere(directory, file)) ? send(reply, found, file) : send(reply, otherwise);
  });
  return app;
}

/**
 * The same as a request listener, for a server of one's own.
 * @param {string} directory
 */
export async function createHandler(directory) {
  const app = createShop(directory, await basePathOf(directory));
  await app.ready();
  return app.routing;
}

/** @param {string} directory */
const basePathOf = async (directory) => (await readHeaders(directory)).basePath ?? '';

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

async function main() {
  const directory = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const { PORT: port, HOST: host, BASE_PATH: named } = readEnvironment();
  for (const file of ['index.html', HEADERS])
    if (!existsSync(join(directory, file)))
      stop(`There is no built store to serve (dist/${file} is missing): run "npm run build" first.`);

  const basePath = await basePathOf(directory);
  if (named && named !== basePath)
    stop(
      `BASE_PATH is "${named}/", and dist/ was built for ${basePath}/: run "npm run build" again, or leave BASE_PATH out.`,
    );

  const app = createShop(directory, basePath);
  await app.listen({ port, host }).catch((/** @type {NodeJS.ErrnoException} */ { code }) => {
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      stop(
        `HOST is "${host}", which is no address of this machine: set it to one, to 0.0.0.0 for all, or leave it out.`,
      );
    const trouble = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
    stop(`Port ${port} ${trouble}: stop what uses it, or set PORT to another number.`);
  });
  // Whoever sent the signal is waiting: answers under way are cut off after a second.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      app.server.close();
      setTimeout(() => void app.close(), 1000).unref();
    });
  const address = app.server.address();
  const reach = host === 'localhost' ? 'only from this machine; HOST decides' : `HOST is ${host}`;
  const home = `http://localhost:${typeof address === 'object' ? address?.port : address}`;
  console.log(`Canecamisa: ${home}${basePath && `${basePath}/`} (${reach})`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
