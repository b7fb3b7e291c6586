/**
 * What a built shop answers to each address, as plain data. serve.mjs gives these answers, and the build writes
 * them for other hosts (the folder hosts). A pattern is a regular expression that both JavaScript and PCRE read
 * in the same way; it matches a whole path, decoded and without its first slash.
 */
import { addresses, sharedPages } from '../src/shared/addresses/addresses.mjs';
import { folders } from '../src/shared/addresses/folders.mjs';
import { LIST } from './headers.mjs';
import { HEADERS_FILE } from './headersFile.mjs';

const { product, listing, listingPage } = addresses;

/** One part of a path. */
const PART = '[^/]+?';

/**
 * The pattern of an address of the shop: '[^/]+?/[^/]+?' for '/:listing/:page'.
 * @param {string} address
 */
const patternOf = (address) => address.slice(1).replace(/:\w+/g, PART);

/** The page that is sent if an address has none: the error view, with status 404. */
export const ERROR_VIEW = `${sharedPages.errorView}.html`;
/** What is sent for a product that came after the build. */
export const PRODUCT_FRAME = `${sharedPages.productFrame}.html`;
/**
 * What is sent for a page of a listing that came after the build.
 * @param {string} listing
 */
const listingFrame = (listing) => `${sharedPages.listingFrame(listing)}.html`;

/**
 * An address for which a file is sent: the first of `files` that exists. `$1` is the first group of the pattern.
 * If no file exists, the status is 404, with the error view or with a line of text.
 * @typedef {{ path: string, files: readonly string[], missing: 'error view' | 'text' }} FileRule
 *
 * An address that is redirected for good (301). The query stays.
 * @typedef {{ path: string, redirect: string }} RedirectRule
 */

/**
 * In order: the first rule whose pattern matches decides. An address that no rule matches is the error view.
 * @type {readonly (FileRule | RedirectRule)[]}
 */
export const rules = [
  { path: '', files: ['index.html'], missing: 'error view' },
  // The list of a shop without a backend. A backend has its list at the same address.
  { path: LIST.file, files: [LIST.file], missing: 'error view' },
  // The files of the error view, the product's frame and the catalogue are sent only for other addresses, not for their names.
  {
    path: `(?:${sharedPages.errorView}|${sharedPages.productFrame})(?:\\.html)?/?|index/?`,
    files: [],
    missing: 'error view',
  },
  // Everything after 'product/' is an id, even with a dot in it. The frame looks for the product in the list.
  { path: `(${patternOf(product)})/?`, files: ['$1.html', PRODUCT_FRAME], missing: 'error view' },
  // Files that are not sent. A compressed variant cannot be read without its Content-Encoding.
  {
    path: `_headers|_redirects|nginx\\.conf|${HEADERS_FILE.replace('.', '\\.')}|.*\\.(?:br|gz|map)`,
    files: [],
    missing: 'text',
  },
  // Hidden files as well, and a backslash, which browsers read as a slash: no redirect may begin with two.
  { path: '(?:.*/)?\\..*|.*\\\\.*', files: [], missing: 'text' },
  { path: 'index\\.html', redirect: '' },
  { path: '(.*)\\.html', redirect: '$1' },
  // For a missing script or picture, a page would only hide the mistake.
  {
    path: `((?:${Object.values(folders).join('|')})/.*|[^/]+\\.[a-zA-Z][a-zA-Z0-9]*)`,
    files: ['$1'],
    missing: 'text',
  },
  // The addresses of the cart and of an owner's page match this pattern, too: they have one part. A listing's frame shows the pages that came after
  // the build: the list of a backend may be longer.
  { path: `(${patternOf(listing)})/?`, files: ['$1.html', listingFrame('$1')], missing: 'error view' },
  {
    path: `(${patternOf(listingPage).replace(PART, `(${PART})`)})/?`,
    files: ['$1.html', listingFrame('$2')],
    missing: 'error view',
  },
];

/**
 * The line of text of each status that comes without a page. A shopper may see it.
 * @type {Readonly<Record<number, string>>}
 */
export const texts = {
  400: 'O servidor não entende este pedido.',
  404: 'Não há nada neste endereço.',
  405: 'Este endereço só pode ser lido.',
  408: 'O pedido demorou demais.',
  412: 'O arquivo mudou.',
  414: 'O endereço é longo demais.',
  416: 'O arquivo não chega até aí.',
  431: 'O endereço, ou o que vem com ele, é longo demais.',
  500: 'O servidor teve um problema. Tente mais tarde.',
};
