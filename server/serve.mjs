/**
 * Serves the built shop: `npm run serve`, or `node server/serve.mjs [directory]`, on PORT and HOST, below the
 * path for which it was built.
 */
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { listen, readCommandLine, stop } from '../owner/command.mjs';
import { readEnvironment } from '../owner/environment/readEnvironment.mjs';
import { FILE as HEADERS, readHeaders } from './headers.mjs';
import { ANSWERS, ruleOf } from './rules.mjs';

/** The ETags of files, each with what `stat` said when it was made. @type {Map<string, [state: string, tag: string]>} */
const tags = new Map();

/**
 * The ETag of a file, made of its content; null if there is no such file now, because a new build is served
 * without a restart. It is weak: compressed variants have the same.
 * @param {string} file
 */
async function tagOf(file) {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const state = [found.ino, found.ctimeMs, found.size].join();
  const [before, known] = tags.get(file) ?? [];
  if (known && before === state) return known;
  const hash = createHash('sha256').update(await readFile(file));
  const tag = `W/"${hash.digest('base64url')}"`;
  tags.set(file, [state, tag]);
  return tag;
}

/**
 * The address that the server looks up: it always begins with one slash, also for the request targets '*' and
 * 'http://host/path'. If the percent-encoding is invalid, each '%' is a literal '%'.
 * @param {string} target
 */
function tidied(target) {
  const url = target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^\/*/, '/');
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * Maps an address of the server to one of a shop below a path. Returns an address of the shop, or a redirect,
 * or neither. The root of the server and the path without its slash redirect to the shop.
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

/** The server itself compares ETags. */
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/**
 * A fastify server for the files of `directory`, with the shop's rules (rules.mjs).
 * @param {string} directory
 * @param {string} basePath the path for which it was built: '/loja', or empty for the root
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
    etag: false,
    lastModified: false,
    index: false,
  });
  /** @type {WeakMap<import('fastify').FastifyRequest, import('./rules.mjs').Answer>} */
  const answers = new WeakMap();

  /**
   * Sends a response of a kind, with the file that was found unless the kind has a fixed file.
   * @param {import('fastify').FastifyReply} reply
   * @param {import('./rules.mjs').AnswerKind} kind
   * @param {string} [found]
   * @param {string} [tag]
   */
  function send(reply, kind, found, tag) {
    /** @type {import('./rules.mjs').Answer} */
    const answer = ANSWERS[kind];
    const { status, cache, file = found, text, isHidden } = answer;
    answers.set(reply.request, answer);
    reply.code(status).header('Cache-Control', cache);
    if (isHidden) reply.header('X-Robots-Tag', 'noindex');
    if (!file) return reply.type('text/plain; charset=utf-8').send(text);
    const { headers } = reply.request.raw;
    const known = headers['if-none-match'];
    for (const name of CONDITIONS) delete headers[name];
    if (!tag)
      delete headers.range; // With status 404 the whole page is sent.
    else if (known === '*' || known?.includes(tag.slice(2)))
      return reply.code(304).headers({ ETag: tag, Vary: 'Accept-Encoding' }).send();
    else reply.header('ETag', tag);
    return reply.sendFile(file);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(reply.header('Allow', 'GET, HEAD'), 'refused');
    const { redirect } = destination(tidied(request.originalUrl), basePath);
    if (redirect) return reply.redirect(redirect);
  });
  // After the file is chosen: a new build writes its headers before its pages.
  app.addHook('onSend', async (request, reply) => {
    const headers = await readHeaders(directory);
    const answer = answers.get(request);
    reply.headers(headers[answer?.headers ?? 'page']);
    // @fastify/static has set the type from the file's name.
    if (answer?.type && reply.statusCode < 300) reply.type(answer.type);
  });
  app.get('/*', async (request, reply) => {
    const { url } = request;
    const end = url.search(/\?|$/);
    const rule = ruleOf(decodeURI(url.slice(0, end))); // A slash in an id stays encoded.
    if ('redirect' in rule)
      return reply
        .header('Cache-Control', 'no-cache')
        .redirect(basePath + encodeURI(rule.redirect) + url.slice(end), 301);
    for (const [file, kind] of rule.files) {
      const tag = await tagOf(join(directory, file));
      if (tag) return send(reply, kind, file, tag);
    }
    return send(reply, rule.otherwise);
  });
  return app;
}

/**
 * The shop as a request listener, for any `http.Server`.
 * @param {string} directory
 */
export async function createHandler(directory) {
  const app = createShop(directory, await basePathOf(directory));
  await app.ready();
  return app.routing;
}

/** @param {string} directory */
const basePathOf = async (directory) => (await readHeaders(directory)).basePath ?? '';

async function main() {
  const { positionals } = readCommandLine({ options: {} }, 1);
  const directory = positionals[0] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const { PORT: port, HOST: address, BASE_PATH: named } = readEnvironment();
  for (const file of ['index.html', HEADERS])
    if (!existsSync(join(directory, file)))
      stop(`Não há loja construída (falta dist/${file}): rode "npm run build" antes.`);

  const basePath = await basePathOf(directory);
  if (named && named !== basePath)
    stop(
      `BASE_PATH é "${named}/", e dist/ foi construída para ${basePath}/: rode "npm run build" de novo, ou deixe BASE_PATH de fora.`,
    );

  const app = createShop(directory, basePath);
  const { home, reach } = await listen(app, { port, address });
  // The sender of the signal is waiting, so responses are cut off after a second.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      app.server.close();
      setTimeout(() => void app.close(), 1000).unref();
    });
  console.log(`Canecamisa: ${home}${basePath && `${basePath}/`} (${reach})`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
