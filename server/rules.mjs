/**
 * The status, the file and the caching of every address of a built shop: 200, 301, 404 or 405. serve.mjs and
 * the configurations of other servers and hosts (hosts/) are made from this table, and the patterns of pages
 * from that of the shop's routes (addresses.json). Paths are decoded, begin with a slash and are relative to
 * the shop's base path.
 */
import { readFileSync } from 'node:fs';
import { FILE as HEADERS } from './headers.mjs';

/** Not imported: Node 20 warns of an `import` of JSON. */
const ADDRESSES = readFileSync(new URL('../src/shared/navigation/addresses.json', import.meta.url), 'utf8');
const addresses = /** @type {typeof import('../src/shared/navigation/addresses.json')} */ (
  JSON.parse(ADDRESSES)
);
/** The path of the products' pages: '/product'. */
export const PRODUCTS = addresses.product.replace(/\/:\w+$/, '');
/** The frame of a product's page. */
export const FRAME = '/shell.html';

/**
 * A kind of response.
 * @typedef {object} Answer
 * @property {200 | 404 | 405} status
 * @property {string} cache the Cache-Control header
 * @property {'page' | 'file'} headers which headers of the build are sent (headers.mjs)
 * @property {string} [file] the file that is sent, if it is always the same one
 * @property {string} [text] the text that is sent instead of a file
 * @property {string} [type] the Content-Type, if it does not follow from the file's name
 * @property {boolean} [isHidden] whether search engines should ignore the page (`X-Robots-Tag: noindex`)
 *
 * @typedef {'page' | 'frame' | 'missing' | 'asset' | 'file' | 'list' | 'nothing' | 'refused'} AnswerKind
 */

/**
 * A file with a hash in its name never changes. A page, which names it, must be revalidated each time.
 * @satisfies {Record<AnswerKind, Answer>}
 */
export const ANSWERS = {
  page: { status: 200, cache: 'no-cache', headers: 'page' },
  /** The frame of a page that was not prerendered: of a product, or of a listing's further page. */
  frame: { status: 200, cache: 'no-cache', headers: 'page', isHidden: true },
  /** The error view. */
  missing: { status: 404, cache: 'no-cache', headers: 'page', file: '/404.html', isHidden: true },
  asset: { status: 200, cache: 'public, max-age=31536000, immutable', headers: 'file' },
  file: { status: 200, cache: 'public, max-age=3600', headers: 'file' },
  /** Prices must not be old. */
  list: { status: 200, cache: 'no-cache', headers: 'file', type: 'application/json; charset=utf-8' },
  /** For a missing script or picture: a page would only hide the mistake. */
  nothing: { status: 404, cache: 'no-cache', headers: 'file', text: 'Not found\n' },
  /** For every method except GET and HEAD. */
  refused: { status: 405, cache: 'no-cache', headers: 'page', text: 'Method not allowed\n' },
};

/**
 * A rule for the addresses that match its pattern.
 * @typedef {object} Rule
 * @property {string} name
 * @property {string} pattern a regular expression that means the same in JavaScript and PCRE
 * @property {string} [file] the file of the address, made from the path or from a named group of the pattern; without it,
 *   no file is ever sent
 * @property {string} [frame] the file that is sent, as a 'frame', if the file of the address does not exist, made in the same way
 * @property {string} [moved] the path to which the address is redirected (301), made in the same way; files are not looked for
 * @property {AnswerKind} found the response if the file exists
 * @property {AnswerKind} otherwise the response if neither exists
 */

/**
 * The rule for the pages of an address pattern. Each parameter is a group with its slash, '(?<listing>/…)',
 * and 'address' is the path without a slash at its end.
 * @param {string} name
 * @param {string} pattern
 * @param {string} [frame]
 * @returns {Rule}
 */
const pages = (name, pattern, frame) => ({
  name,
  pattern: `^(?<address>${pattern.replace(/\/:(\w+)/g, '(?<$1>/[^/]+?)')})/?$`,
  file: '{address}.html',
  ...(frame && { frame }),
  found: 'page',
  otherwise: 'missing',
});

/**
 * The first rule that matches applies; the last one matches every path.
 * @type {readonly Rule[]}
 */
export const RULES = [
  { name: 'the catalogue', pattern: '^/$', file: '/index.html', found: 'page', otherwise: 'missing' },
  pages('a product: all that follows is an id, even with a dot in it', addresses.product, FRAME),
  {
    // A backend has its list at the same address.
    name: 'the list of a shop without a backend',
    pattern: '^/products$',
    file: '/products',
    found: 'list',
    otherwise: 'missing',
  },
  {
    // Other addresses show these pages.
    name: 'the error view and the frame of a product',
    pattern: '^/(404|shell)(\\.html)?/?$',
    found: 'page',
    otherwise: 'missing',
  },
  {
    // A compressed variant cannot be read without its Content-Encoding.
    name: 'hidden files, source maps, compressed variants and the file of the headers',
    pattern: `^/${HEADERS.replace('.', '\\.')}$|[\\\\/]\\.|\\.(br|gz|map)$`,
    found: 'file',
    otherwise: 'nothing',
  },
  {
    name: 'the catalogue by its file',
    pattern: '^/index(\\.html|/)?$',
    file: '{path}',
    moved: '/',
    found: 'page',
    otherwise: 'missing',
  },
  {
    name: 'a page by its file',
    pattern: '^(?<address>/[\\s\\S]+)\\.html$',
    file: '{path}',
    moved: '{address}',
    found: 'page',
    otherwise: 'missing',
  },
  {
    name: 'what has a hash in its name',
    pattern: '^/assets/',
    file: '{path}',
    found: 'asset',
    otherwise: 'nothing',
  },
  {
    name: 'a file in a folder',
    pattern: '^/(pictures|photos|drawings)/',
    file: '{path}',
    found: 'file',
    otherwise: 'nothing',
  },
  // The list of a backend may be longer than that of the build. What is no number is page 1.
  pages("a listing's further page", addresses.listingPage, '{listing}/frame.html'),
  {
    name: 'every other file',
    pattern: '\\.[^./]+$',
    file: '{path}',
    found: 'file',
    otherwise: 'nothing',
  },
  pages("a listing, the cart or an owner's page", addresses.listing),
  { name: 'what no page has', pattern: '^', found: 'page', otherwise: 'missing' },
];

const COMPILED = RULES.map((rule) => ({ rule, expression: new RegExp(rule.pattern) }));

/**
 * The rule of a path: its file, frame or redirect, if any, and the kinds of response with and without them.
 * @param {string} path
 */
export function ruleOf(path) {
  for (const { rule, expression } of COMPILED) {
    const match = expression.exec(path);
    if (!match) continue;
    /** @type {Record<string, string>} */
    const parts = { path, ...match.groups };
    /** @param {string | undefined} file */
    const named = (file) => file?.replace(/\{(.*?)\}/, (_, /** @type {string} */ part) => parts[part] ?? '');
    return { ...rule, file: named(rule.file), frame: named(rule.frame), moved: named(rule.moved) };
  }
  throw new Error(`No rule matches ${path}.`);
}

/** The content types of a build's files, by file extension. */
export const TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/**
 * Paths of files that have a `.br` and a `.gz` beside them. Other formats are compressed already.
 */
export const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml)$|(^|\/)products$/;

/**
 * The page with a tag that keeps it out of search engines, for hosts that send it with status 200 and without
 * the header `X-Robots-Tag`.
 * @param {string} html
 */
export const withNoindex = (html) =>
  html.replace(/(?=<title>)/, () => '<meta name="robots" content="noindex">');
