/**
 * Serves the built store: `npm run serve`, or `node deploy/serve.mjs [directory]`, at PORT and HOST, below the path that it
 * was built for.
 */
import './checkNode.cjs';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { readEnvironment } from './environment/readEnvironment.mjs';
import { FILE as HEADERS, readHeaders } from './headers.mjs';

const HASHED_ASSET = /^\/assets\/.*\b[0-9a-f]{8,}\./;
const EXTENSION = /\.[^./]+$/;
/** Formats that are compressed in themselves and have no compressed variant; a first visit loads a dozen. */
const COMPRESSED = /\.(avif|webp|woff2)$/;

/**
 * Read as a file: an old Node could not parse an `import` of JSON, and would stop before checkNode.cjs has run.
 * @type {(json: string) => typeof import('../src/shared/navigation/addresses.json')}
 */
const parse = JSON.parse;
const { product } = parse(
  readFileSync(new URL('../src/shared/navigation/addresses.json', import.meta.url), 'utf8'),
);
const PRODUCT = new RegExp(`^${product.replace(/:\w+/, '[^/]+')}/?$`);

/** @param {string} path */
const isPage = (path) => PRODUCT.test(path) || path.endsWith('.html') || !EXTENSION.test(path);

/**
 * A file with a hash in its name never changes. A page names those files, so the browser asks for it every time.
 * @param {string} path
 */
function cacheControl(path) {
  if (HASHED_ASSET.test(path)) return 'public, max-age=31536000, immutable';
  return isPage(path) ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Addresses that no route of the store can have. They are a 404 in plain text when the file is missing: a page in place
 * of a missing script would only hide the mistake.
 * @param {string} path
 */
const isFile = (path) => !isPage(path) || /^\/(assets|pictures)\//.test(path);

/**
 * Hidden files, source maps, the file of the headers, and the compressed variants, which cannot be read without their
 * Content-Encoding. Whatever follows /product/ is an id, also with a dot in it.
 * @param {string} path
 */
const isPrivate = (path) =>
  !PRODUCT.test(path) && (path === `/${HEADERS}` || /[\\/]\./.test(path) || /\.(br|gz|map)$/.test(path));

/**
 * The name that the file of an address has, whether it is there or not. No product's file has a dot in its name.
 * @param {string} path
 */
function fileOf(path) {
  if (isFile(path) || (path.endsWith('.html') && !PRODUCT.test(path))) return path;
  return path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
}

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

/** The list of a shop without a backend: at a backend's address, in a file without an extension. */
const LIST = '/products';

/** The pages that stand in for others are shown by those others' addresses. */
const STAND_INS = ['/404', '/shell'];

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

/**
 * The server of the files of `directory`: fastify, and the shop's rules on top. What it does not find in the list of
 * pages is the empty product page, or the error view with status 404; neither is for search engines.
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

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const { redirect } = destination(tidied(request.originalUrl), basePath);
    reply.raw.removeHeader('Connection'); // It is the default of HTTP/1.1: 50 bytes less with each file.
    reply.header('Cache-Control', cacheControl(path));
    if (!COMPRESSED.test(path)) reply.header('Vary', 'Accept-Encoding');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(reply.header('Allow', 'GET, HEAD'), 405, 'Method not allowed');
    if (redirect) return reply.redirect(redirect);
  });
  // Last, when the file is chosen: a new build puts its headers in place before its pages.
  app.addHook('onSend', async (request, reply) => {
    const headers = await readHeaders(directory);
    const path = pathOf(request);
    // Of a file without an extension fastify says that it may be anything.
    const isList = path === LIST && reply.getHeader('content-type') === 'application/octet-stream';
    if (isList) reply.type('application/json; charset=utf-8');
    reply.headers(isPage(path) && !isList ? headers.page : headers.file);
  });
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    const file = fileOf(path);
    if (isPrivate(path)) return sendText(reply, 404, 'Not found');
    if (path === LIST && (await isThere(directory, LIST))) return reply.sendFile(LIST);
    if (!STAND_INS.includes(path) && (await isThere(directory, file))) return reply.sendFile(file);
    return isFile(path) ? sendText(reply, 404, 'Not found') : sendPage(reply, path);
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

const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range'];

/**
 * The page for an address that was not prerendered.
 * @param {import('fastify').FastifyReply} reply
 * @param {string} path
 */
function sendPage(reply, path) {
  reply.header('X-Robots-Tag', 'noindex').header('Cache-Control', 'no-cache');
  if (PRODUCT.test(path)) return reply.sendFile('/shell.html');
  // With status 404 there is no other answer: neither "not modified" nor a part of the page.
  for (const name of CONDITIONS) delete reply.request.raw.headers[name];
  return reply.code(404).sendFile('/404.html');
}

/**
 * @param {import('fastify').FastifyReply} reply
 * @param {number} status
 * @param {string} text
 */
function sendText(reply, status, text) {
  return reply
    .code(status)
    .header('Cache-Control', 'no-cache')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

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
