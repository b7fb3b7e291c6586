/**
 * Serves the built store: `npm run serve`, or `node deploy/serve.mjs [directory]`; PORT overrides 3000, 0 takes any.
 */
import './checkNode.cjs';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { chosenPort } from './port.mjs';

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
 * Addresses that no route of the store can have. They are a 404 when the file is missing: a page in place of a
 * missing script would only hide the mistake.
 * @param {string} path
 */
const isFile = (path) => EXTENSION.test(path) || /^\/(assets|pictures)\//.test(path);

/**
 * The page for an address that was not prerendered: an empty product page, or the error view.
 * @param {string} path
 */
const standIn = (path) => (PRODUCT.test(path) ? '/shell' : '/404');

/**
 * Products' addresses that no prerendered file can have. Whatever follows /product/ is an id, also with a dot in it.
 * @param {string} path
 */
const isDottedProduct = (path) => PRODUCT.test(path) && path.includes('.');

/**
 * Hidden files, `..`, and the compressed variants, which cannot be read without their Content-Encoding.
 * @param {string} path
 */
const isPrivate = (path) => !isDottedProduct(path) && (/[\\/]\./.test(path) || /\.(br|gz)$/.test(path));

/** @param {string | undefined} url */
function decodedPath(url = '/') {
  const [path = '/'] = url.split('?', 1);
  try {
    return decodeURI(path);
  } catch {
    return path; // Not valid percent-encoding: sirv, too, then looks for the path as it stands.
  }
}

/**
 * The Accept-Encoding header without refused encodings: sirv only looks for the names, and would answer 'br;q=0'
 * (never brotli) with brotli.
 * @param {string | undefined} header
 */
function acceptedEncodings(header = '') {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  return header
    .split(',')
    .filter((encoding) => !refused.test(encoding))
    .join(',');
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function sendText(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(`${text}\n`);
}

/**
 * The request listener for the files of `directory`.
 * sirv's `dev` only means that it looks at the disk each time: its list of files, made once, would
 * be wrong, and fatal for the process, after the next build. Its `single` is not used, because the
 * pattern behind it takes exponential time on some addresses.
 * @param {string} directory
 * @returns {import('node:http').RequestListener}
 */
export function createHandler(directory) {
  const files = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      if (COMPRESSED.test(path)) response.removeHeader('Vary'); // sirv sends it with every file.
    },
  });

  return (request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.removeHeader('Connection'); // It is the default of HTTP/1.1: 50 bytes less with each file.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }

    const path = decodedPath(request.url);
    const notFound = () => sendText(response, 404, 'Not found');
    if (isPrivate(path)) return notFound();
    if (isDottedProduct(path)) request.url = '/shell';

    // Set here and not by sirv, so that a 304 carries them too.
    response.setHeader('Cache-Control', cacheControl(path));
    if (!COMPRESSED.test(path)) response.setHeader('Vary', 'Accept-Encoding');
    if (isPage(path)) response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    // A range that ends before it begins throws in sirv; leaving ranges unanswered is allowed.
    delete request.headers.range;
    // When a build removes the file while it is read, only this answer fails, not the process.
    response.once('pipe', (/** @type {import('node:stream').Readable} */ file) =>
      file.once('error', () => response.destroy()),
    );

    files(request, response, () => {
      if (isFile(path)) return notFound();
      request.url = standIn(path);
      files(request, response, notFound);
    });
  };
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Lets answers under way finish, for a second at most: whoever sent the signal is waiting.
 * @param {import('node:http').Server} server
 */
function closeOnSignal(server) {
  const close = () => {
    server.close();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

function main() {
  const directory = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const port = chosenPort();
  if (!existsSync(join(directory, 'index.html'))) {
    stop('There is no built store to serve (dist/index.html is missing): run "npm run build" first.');
  }

  const server = createServer(createHandler(directory));
  server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) => {
    const trouble = code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${code})`;
    stop(`Port ${port} ${trouble}: stop what uses it, or set PORT to another number.`);
  });
  server.listen(port, () => {
    const address = server.address();
    console.log(`Canecamisa: http://localhost:${typeof address === 'object' ? address?.port : address}`);
  });
  closeOnSignal(server);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main();
