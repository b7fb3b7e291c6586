/**
 * What a built shop's server answers to which address: the one source of serve.mjs and of the configurations of other
 * servers and hosts (hosts/). Paths are decoded, begin with a slash and are below the shop's base path.
 */
import { readFileSync } from 'node:fs';
import { FILE as HEADERS } from './headers.mjs';

/**
 * Read as a file: an old Node could not parse an `import` of JSON, and would stop before checkNode.cjs has run.
 * @type {(json: string) => typeof import('../src/shared/navigation/addresses.json')}
 */
const parse = JSON.parse;
const { product } = parse(
  readFileSync(new URL('../src/shared/navigation/addresses.json', import.meta.url), 'utf8'),
);
/** The folder of the products' pages: '/product'. */
export const PRODUCTS = product.replace(/\/:\w+$/, '');

/**
 * A kind of answer.
 * @typedef {object} Answer
 * @property {200 | 404 | 405} status
 * @property {string} cache its Cache-Control
 * @property {'page' | 'file'} headers which of the build's headers go with it (headers.mjs)
 * @property {string} [file] what is sent, where it is always the same file
 * @property {string} [text] what is sent in place of a file
 * @property {string} [type] its Content-Type, where its file's name does not tell it
 * @property {boolean} [isHidden] search engines are told to leave it out
 *
 * @typedef {'page' | 'frame' | 'missing' | 'asset' | 'file' | 'list' | 'worker' | 'nothing' | 'refused'} AnswerKind
 */

/**
 * A file with a hash in its name never changes. A page names those files, so the browser asks for it every time.
 * @satisfies {Record<AnswerKind, Answer>}
 */
export const ANSWERS = {
  page: { status: 200, cache: 'no-cache', headers: 'page' },
  /** A product's page that was not prerendered. */
  frame: { status: 200, cache: 'no-cache', headers: 'page', file: '/shell.html', isHidden: true },
  /** The error view. */
  missing: { status: 404, cache: 'no-cache', headers: 'page', file: '/404.html', isHidden: true },
  asset: { status: 200, cache: 'public, max-age=31536000, immutable', headers: 'file' },
  file: { status: 200, cache: 'public, max-age=3600', headers: 'file' },
  /** Prices must not be old. */
  list: { status: 200, cache: 'no-cache', headers: 'file', type: 'application/json; charset=utf-8' },
  /** A new release, or the end of offline mode, must not wait. */
  worker: { status: 200, cache: 'no-cache', headers: 'file' },
  /** In place of a missing script or picture, a page would only hide the mistake. */
  nothing: { status: 404, cache: 'no-cache', headers: 'file', text: 'Not found\n' },
  /** To anything but GET and HEAD. */
  refused: { status: 405, cache: 'no-cache', headers: 'page', text: 'Method not allowed\n' },
};

/**
 * A rule for the addresses that match its pattern.
 * @typedef {object} Rule
 * @property {string} name
 * @property {string} pattern a regular expression that JavaScript and PCRE read in the same way
 * @property {string} [file] the address's file, from the path or from a part that the pattern names; none is ever sent
 *   where it is left out
 * @property {AnswerKind} found when the file is there
 * @property {AnswerKind} otherwise
 */

/**
 * The first rule that matches counts; the last one matches every path.
 * @type {readonly Rule[]}
 */
export const RULES = [
  { name: 'the catalogue', pattern: '^/$', file: '/index.html', found: 'page', otherwise: 'missing' },
  {
    // Whatever follows is an id, also with a dot in it.
    name: 'a product',
    pattern: `^(?<page>${PRODUCTS}/[^/]+?)/?$`,
    file: '{page}.html',
    found: 'page',
    otherwise: 'frame',
  },
  {
    // At the address where a backend would have it.
    name: 'the list of a shop without a backend',
    pattern: '^/products$',
    file: '/products',
    found: 'list',
    otherwise: 'missing',
  },
  {
    // They are shown by the addresses of others.
    name: 'the pages that stand in for others',
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
  { name: 'a page by its file', pattern: '\\.html$', file: '{path}', found: 'page', otherwise: 'missing' },
  {
    name: 'what has a hash in its name',
    pattern: '^/assets/',
    file: '{path}',
    found: 'asset',
    otherwise: 'nothing',
  },
  {
    name: 'the service worker',
    pattern: '^/sw\\.js$',
    file: '{path}',
    found: 'worker',
    otherwise: 'nothing',
  },
  {
    name: 'every other file',
    pattern: '^/(pictures|photos|drawings)/|\\.[^./]+$',
    file: '{path}',
    found: 'file',
    otherwise: 'nothing',
  },
  {
    name: 'every other page',
    pattern: '^(?<page>/[\\s\\S]*?)/?$',
    file: '{page}.html',
    found: 'page',
    otherwise: 'missing',
  },
];

const COMPILED = RULES.map((rule) => ({ rule, expression: new RegExp(rule.pattern) }));

/**
 * What is answered to a path: the file to look for, if there is one, and the answers with and without it.
 * @param {string} path
 * @returns {{ file: string | undefined, found: AnswerKind, otherwise: AnswerKind }}
 */
export function ruleOf(path) {
  for (const { rule, expression } of COMPILED) {
    const match = expression.exec(path);
    if (!match) continue;
    const file = rule.file?.replace('{page}', () => match.groups?.page ?? '').replace('{path}', () => path);
    return { file, found: rule.found, otherwise: rule.otherwise };
  }
  throw new Error(`No rule is for ${path}.`);
}

/** The types of all files that a build has, by the end of their names. */
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
 * Files with a `.br` and a `.gz` beside them, by the path or its end. All others are compressed in themselves: a first
 * visit loads a dozen.
 */
export const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml)$|(^|\/)products$/;

/**
 * The page with a tag that keeps it out of search engines, for a copy that goes out with status 200 and without the
 * header `X-Robots-Tag`.
 * @param {string} html
 */
export const withNoindex = (html) =>
  html.replace(/(?=<title>)/, () => '<meta name="robots" content="noindex">');
