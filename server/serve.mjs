/**
 * Serves the built shop: `npm run serve`, or `node server/serve.mjs [directory]`, on PORT and HOST, below the
 * path for which it was built.
 */
import { existsSync, realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { answerBrokenRequests } from './brokenRequests.mjs';
import { listen, readCommandLine, stop } from '../owner/command.mjs';
import { readEnvironment } from '../owner/environment/readEnvironment.mjs';
import { reasonOf, systemCode, systemSentence } from '../owner/systemError.mjs';
import { sharedPages } from '../src/shared/addresses/addresses.mjs';
import { hashOfFile } from './fileHash.mjs';
import { contentHeaders, FAILURE_HEADERS, headersFor, METHODS, TEXT_TYPE, typeOf } from './headers.mjs';
import { HEADERS_FILE, readHeaders } from './headersFile.mjs';
import { destination, ruleFor, tidied } from './requestAddress.mjs';
import { codingFor, rangeFor, statusFor } from './requestHeaders.mjs';
import { ERROR_VIEW, texts } from './rules.mjs';

/** The request's headers by which @fastify/static would choose a status once more, after this server has chosen it. */
const CONDITIONS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
];

/** The ending of the name of a file's variant in each coding. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/**
 * The size in bytes of a file's variant in a coding; of the file itself if the build has not written this variant.
 * @param {string} file
 * @param {keyof typeof ENDINGS} coding
 */
async function sizeOf(file, coding) {
  const { size } = await stat(file + ENDINGS[coding]).catch(() => stat(file));
  return size;
}

/**
 * A fastify server for the files of `directory`, with the shop's rules (rules.mjs) and the headers of its build.
 * @param {string} directory
 * @param {string} basePath the path for which it was built: '/loja', or empty for the root
 */
function createShop(directory, basePath) {
  const app = fastify({
    forceCloseConnections: true,
    exposeHeadRoutes: false, // They would send a length with 304.
    clientErrorHandler: answerBrokenRequests(TEXT_TYPE, (status) => `${texts[status]}\n`),
    rewriteUrl({ url = '/' }) {
      const { address, redirect } = destination(tidied(url), basePath);
      return address ?? (redirect ? '/' : `/${sharedPages.errorView}`);
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
  /** The file whose headers each response has. @type {WeakMap<import('fastify').FastifyRequest, string>} */
  const files = new WeakMap();

  /**
   * @param {import('fastify').FastifyReply} reply
   * @param {number} status
   */
  const sendText = (reply, status) => reply.code(status).type(TEXT_TYPE).send(`${texts[status]}\n`);

  /**
   * Sends a file, or a part of it. @fastify/static reads the request's headers, too, so this function first removes the
   * conditions, which the server has already answered, and writes the coding and the range that it has chosen.
   * @param {import('fastify').FastifyReply} reply
   * @param {string} file
   * @param {string} [range] the part of the file in the coding that the request prefers
   */
  function sendFile(reply, file, range) {
    const { headers } = reply.request.raw;
    headers['accept-encoding'] = codingFor(headers);
    for (const name of CONDITIONS) delete headers[name];
    if (range) headers.range = range;
    return reply.sendFile(file);
  }

  /**
   * Answers with a file that exists, or with a status alone if the conditions in the request's headers say so.
   * @param {import('fastify').FastifyReply} reply
   * @param {string} file
   * @param {string} hash of its content
   */
  async function answerWithFile(reply, file, hash) {
    const { method = '', headers } = reply.request.raw;
    const status = statusFor(headers, hash);
    if (status === 412) return sendText(reply, status);
    reply.headers(contentHeaders(hash));
    if (status === 304) return reply.code(status).send();
    const size = await sizeOf(join(directory, file), codingFor(headers));
    return sendFile(reply, file, rangeFor(method, headers, size));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!METHODS.includes(request.method)) return sendText(reply, 405);
    const { redirect } = destination(tidied(request.originalUrl), basePath);
    if (redirect) return reply.redirect(redirect);
  });
  // After the file is chosen: a new build writes its headers before its pages.
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 500) return; // Perhaps because the headers cannot be read.
    const { headers } = await readHeaders(directory);
    const file = files.get(request) ?? '';
    reply.headers(headersFor(headers, file, reply.statusCode));
    // @fastify/static has set a type by its table.
    if (typeof payload === 'object' && payload !== null) reply.type(typeOf(file));
  });
  app.setErrorHandler((error, _request, reply) => {
    // The headers of 416 say how long the file is.
    const { statusCode = 500, headers = {} } =
      /** @type {{ statusCode?: number, headers?: Record<string, string> }} */ (error);
    const status = statusCode in texts ? statusCode : 500;
    if (status === 500) {
      console.error(systemSentence(error) ?? error); // The stack of any other error is for developers.
      reply.headers(FAILURE_HEADERS);
    }
    return sendText(reply.headers(headers), status);
  });
  app.setNotFoundHandler((_request, reply) => sendText(reply, 404));
  const handler = async (
    /** @type {import('fastify').FastifyRequest} */ request,
    /** @type {import('fastify').FastifyReply} */ reply,
  ) => {
    const { url } = request;
    const end = url.search(/\?|$/);
    const path = decodeURI(url.slice(0, end)); // A slash in an id stays encoded.
    const rule = ruleFor(path);
    if (rule && 'redirect' in rule) {
      files.set(request, path.slice(1));
      return reply.redirect(`${basePath}/${encodeURI(rule.redirect)}${url.slice(end)}`, 301);
    }
    for (const file of rule?.files ?? []) {
      const hash = await hashOfFile(join(directory, file));
      if (!hash) continue;
      files.set(request, file);
      return answerWithFile(reply, file, hash);
    }
    if (rule?.missing === 'text') return sendText(reply, 404);
    files.set(request, ERROR_VIEW);
    return sendFile(reply.code(404), ERROR_VIEW);
  };
  app.route({ method: METHODS, url: '/*', handler });
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

/**
 * The shop's name, which the build writes into the manifest; 'Loja' if there is none.
 * @param {string} directory
 */
async function nameOf(directory) {
  const manifest = await readFile(join(directory, 'manifest.webmanifest'), 'utf8').catch(() => '{}');
  const { name = 'Loja' } = /** @type {{ name?: string }} */ (JSON.parse(manifest));
  return name;
}

async function main() {
  const { positionals } = readCommandLine({ options: {} }, 1);
  const [givenFolder] = positionals;
  const directory = givenFolder ?? fileURLToPath(new URL('../dist', import.meta.url));
  const folder = givenFolder?.replace(/[\\/]+$/, '') ?? 'dist';
  const command = givenFolder === undefined ? 'npm run build' : `npm run build -- --output-path ${folder}`;
  const { PORT: port, HOST: address, BASE_PATH: named } = readEnvironment();
  for (const file of ['index.html', HEADERS_FILE])
    if (!existsSync(join(directory, file)))
      stop(`Não há loja construída (falta ${folder}/${file}): rode "${command}" antes.`);

  const { basePath = '' } = await readHeaders(directory).catch((error) =>
    stop(
      `${folder}/${HEADERS_FILE}: ${systemCode(error) ? reasonOf(error) : 'está pela metade'}; rode "${command}" de novo.`,
    ),
  );
  if (named && named !== basePath)
    stop(
      `BASE_PATH é "${named}/", e ${folder}/ foi construída para ${basePath}/: rode "${command}" de novo, ou deixe BASE_PATH de fora.`,
    );

  const app = createShop(directory, basePath);
  const { home, reach } = await listen(app, { port, address });
  // The sender of the signal is waiting, so responses are cut off after a second.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => {
      app.server.close();
      setTimeout(() => void app.close(), 1000).unref();
    });
  console.log(`${await nameOf(directory)}: ${home}${basePath && `${basePath}/`} (${reach})`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
