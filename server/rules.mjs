/**
 * What serve.mjs answers to each address of a built shop; nginx.conf.template and htaccess.template say the
 * same to nginx and Apache. The patterns of pages are those of the shop's routes. Paths are decoded, begin with
 * a slash and are relative to the shop's base path.
 */
import { readFileSync } from 'node:fs';
import { FILE as HEADERS } from './headers.mjs';

/** Not imported: Node 20 warns of an `import` of JSON. */
const ADDRESSES = readFileSync(new URL('../src/shared/navigation/addresses.json', import.meta.url), 'utf8');
const { product, listing, listingPage } =
  /** @type {typeof import('../src/shared/navigation/addresses.json')} */ (JSON.parse(ADDRESSES));

/**
 * What matches an address pattern of the shop. Its group is the address without a slash at its end.
 * @param {string} pattern
 */
const matching = (pattern) => new RegExp(`^(${pattern.replace(/\/:\w+/g, '/[^/]+?')})/?$`);
const PRODUCT = matching(product);
/** Also the cart and an owner's page, which have one part, too. */
const LISTING = matching(listing);
const LISTING_PAGE = matching(listingPage);

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
  refused: { status: 405, cache: 'no-cache', headers: 'file', text: 'Method not allowed\n' },
};

/** Files that are not sent. A compressed variant cannot be read without its Content-Encoding. */
const HIDDEN = ['_headers', '_redirects', 'nginx.conf', HEADERS].map((name) => `/${name}`);
/** Hidden files as well, and a backslash, which browsers read as a slash: no redirect may begin with two. */
const REFUSED = /\\|\/\.|\.(br|gz|map)$/;

/**
 * The answer to an address: the first file that exists, with its kind, or else `otherwise`; or the address
 * that it is redirected to.
 * @typedef {{ files: readonly (readonly [file: string, kind: AnswerKind])[], otherwise: AnswerKind } | { redirect: string }} Rule
 */

/** @type {Rule} */
const MISSING = { files: [], otherwise: 'missing' };

/**
 * The page of an address, or the frame of pages that were not prerendered.
 * @param {string} address
 * @param {string} frame
 * @returns {Rule}
 */
const pageOr = (address, frame) => ({
  files: [
    [`${address}.html`, 'page'],
    [frame, 'frame'],
  ],
  otherwise: 'missing',
});

/**
 * @param {string} path
 * @returns {Rule}
 */
export function ruleOf(path) {
  if (path === '/') return { files: [['/index.html', 'page']], otherwise: 'missing' };
  // A backend has its list at the same address.
  if (path === '/products') return { files: [[path, 'list']], otherwise: 'missing' };
  // Other addresses show these pages.
  if (/^\/(404|shell)(\.html)?\/?$|^\/index\/?$/.test(path)) return MISSING;
  // All that follows is an id, even with a dot in it.
  const [, ofProduct] = PRODUCT.exec(path) ?? [];
  if (ofProduct) return pageOr(ofProduct, '/shell.html');
  if (HIDDEN.includes(path) || REFUSED.test(path)) return { files: [], otherwise: 'nothing' };
  if (path.endsWith('.html')) return { redirect: path.replace(/(^\/index)?\.html$/, '') || '/' };
  if (/^\/(assets|pictures|photos|drawings)\/|^\/[^/]+\.[a-z][a-z\d]*$/i.test(path))
    return { files: [[path, path.startsWith('/assets/') ? 'asset' : 'file']], otherwise: 'nothing' };
  const [, address] = LISTING.exec(path) ?? LISTING_PAGE.exec(path) ?? [];
  // A listing's frame shows further pages: the list of a backend may be longer than that of the build.
  return address ? pageOr(address, `/${address.split('/')[1]}/frame.html`) : MISSING;
}
