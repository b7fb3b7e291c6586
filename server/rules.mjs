/**
 * What serve.mjs answers to each address of a built shop; nginx.conf.template says the same to nginx. Paths
 * are decoded, begin with a slash and are relative to the shop's base path.
 */
import { readFileSync } from 'node:fs';
import { FILE as HEADERS } from './headers.mjs';

/** Not imported: Node 20 warns of an `import` of JSON. */
const ADDRESSES = readFileSync(new URL('../src/shared/navigation/addresses.json', import.meta.url), 'utf8');
const { product } = /** @type {typeof import('../src/shared/navigation/addresses.json')} */ (
  JSON.parse(ADDRESSES)
);
/** The path of the products' pages: '/product'. */
const PRODUCTS = product.replace(/\/:\w+$/, '');

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
const HIDDEN = ['_headers', 'nginx.conf', HEADERS].map((name) => `/${name}`);

/**
 * The answer to an address: the first file that exists, with its kind, or else `otherwise`; or the address
 * that it is redirected to.
 * @param {string} path
 * @returns {{ files: readonly (readonly [file: string, kind: AnswerKind])[], otherwise: AnswerKind } | { redirect: string }}
 */
export function ruleOf(path) {
  /** @type {{ files: [], otherwise: 'missing' }} */
  const missing = { files: [], otherwise: 'missing' };
  if (path === '/') return { ...missing, files: [['/index.html', 'page']] };
  // A backend has its list at the same address.
  if (path === '/products') return { ...missing, files: [[path, 'list']] };
  // Other addresses show these pages.
  if (/^\/(404|shell)(\.html)?\/?$|^\/index\/?$/.test(path)) return missing;

  const [page, folder = ''] = /^((?:\/[^/]+)*)\/[^/]+$/.exec(path.replace(/\/$/, '')) ?? [];
  if (page === undefined) return missing;
  // All that follows is an id, even with a dot in it.
  if (folder === PRODUCTS)
    return {
      ...missing,
      files: [
        [`${page}.html`, 'page'],
        ['/shell.html', 'frame'],
      ],
    };
  if (HIDDEN.includes(path) || /[\\/]\.|\.(br|gz|map)$/.test(path))
    return { files: [], otherwise: 'nothing' };
  // Browsers read a backslash as a slash: a redirect would lead to another site.
  if (path.includes('\\')) return missing;
  if (path.endsWith('.html')) return { redirect: path.replace(/(^\/index)?\.html$/, '') || '/' };
  if (/^\/(assets|pictures|photos|drawings)\//.test(path))
    return { files: [[path, path.startsWith('/assets/') ? 'asset' : 'file']], otherwise: 'nothing' };
  // A listing's frame shows further pages: the list of a backend may be longer than that of the build.
  if (folder)
    return {
      ...missing,
      files: [
        [`${page}.html`, 'page'],
        [`${folder}/frame.html`, 'frame'],
      ],
    };
  if (/\.[^./]+$/.test(path)) return { files: [[path, 'file']], otherwise: 'nothing' };
  return { ...missing, files: [[`${page}.html`, 'page']] };
}
