/**
 * The HTTP headers of a built shop, with the Content-Security-Policy (CSP), as plain data. The build writes them
 * into headers.json, which serve.mjs reads, and into the files of other hosts (the folder hosts). docs/hosts.md
 * explains each header.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses, LIST_PATH, sharedPages } from '../src/shared/addresses/addresses.mjs';

const { errorView, productFrame, listingFrame } = sharedPages;

/** It is in the build's folder, so that a new build replaces pages and headers together. */
export const FILE = 'headers.json';
/**
 * Whether only this machine reaches a site.
 * @param {string} siteUrl
 */
export const isLocal = (siteUrl) =>
  /^(localhost|0\.0\.0\.0|127\.[\d.]+|\[::1\])$/.test(new URL(siteUrl).hostname);
/** The Trusted Types policies: webpack's and src/app/early/watchScripts.ts. */
const TRUSTED_TYPES = ['webpack', 'early'];
/** Browser features that the shop never uses. A browser warns about a name that it does not know. */
const REFUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** Patterns of files, like those of addresses in rules.mjs. */
export const EVERY_FILE = '.*';
const PAGES = '.*\\.html';
/** The folder of the products' pages: 'product/'. */
export const PRODUCTS_FOLDER = addresses.product.slice(1).replace(/:.*/, '');
/** The error view, and the frames of pages that came after the build. A product may have the id 'frame'. */
const FOR_NO_SEARCH_ENGINE = `(?:${errorView}|${productFrame}|(?!${PRODUCTS_FOLDER})[^/]+/${listingFrame})\\.html`;
/** The statuses of responses that send no file: redirects and errors. Status 304 is not among them: the browser has the file. */
const NO_FILE = '(?!304)[345][0-9][0-9]';

/**
 * A header, and the responses that have it: the pattern `files` matches the whole path of the file that the response
 * sends. If two rules for a header of the same name match, the first rule decides. A response that sends no file, such
 * as a redirect, has the headers of the file that was requested.
 * @typedef {object} HeaderRule
 * @property {string} name
 * @property {string} value
 * @property {string} files
 * @property {string} [statuses] a pattern of the statuses, if the header is not for all
 *
 * @typedef {object} InlineCode
 * @property {readonly string[]} scripts the inline scripts of all pages, as sources of the CSP: 'sha256-…'
 * @property {readonly string[]} styles the inline styles of all pages, as sources of the CSP
 *
 * @typedef {object} Settings
 * @property {string} siteUrl the shop's address, absolute
 * @property {string} backend the backend's address, or empty
 * @property {readonly InlineCode[]} inlineCode of this build and of the previous one: while a build is replaced, the server
 *   sends pages of both
 */

/**
 * The headers of a shop with these settings.
 * @param {Settings} settings
 * @returns {HeaderRule[]}
 */
export function headersOf(settings) {
  const isSecure = settings.siteUrl.startsWith('https:');
  return [
    { name: 'Allow', files: EVERY_FILE, statuses: '405', value: 'GET, HEAD' },
    // A page, which names files with a hash in their name, must be asked for each time. Prices must not be old.
    { name: 'Cache-Control', files: EVERY_FILE, statuses: NO_FILE, value: 'no-cache' },
    { name: 'Cache-Control', files: `${PAGES}|${LIST_PATH.slice(1)}`, value: 'no-cache' },
    { name: 'Cache-Control', files: 'assets/.*', value: 'public, max-age=31536000, immutable' },
    { name: 'Cache-Control', files: EVERY_FILE, value: 'public, max-age=3600' },
    { name: 'X-Robots-Tag', files: FOR_NO_SEARCH_ENGINE, value: 'noindex' },
    { name: 'X-Content-Type-Options', files: EVERY_FILE, value: 'nosniff' },
    { name: 'Cross-Origin-Resource-Policy', files: EVERY_FILE, value: 'same-origin' },
    ...(isSecure
      ? [{ name: 'Strict-Transport-Security', files: EVERY_FILE, value: 'max-age=31536000' }]
      : []),
    { name: 'Content-Security-Policy', files: PAGES, value: policyOf(settings) },
    { name: 'Referrer-Policy', files: PAGES, value: 'strict-origin-when-cross-origin' },
    {
      name: 'Permissions-Policy',
      files: PAGES,
      value: REFUSED.map((feature) => `${feature}=()`).join(', '),
    },
  ];
}

/**
 * The Content-Security-Policy. Pictures may come from any server, because a backend may name new servers after the
 * build; they may come over plain HTTP only if the shop is served over plain HTTP.
 * @param {Settings} settings
 */
function policyOf({ siteUrl, backend, inlineCode }) {
  const isSecure = siteUrl.startsWith('https:');
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineCode.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'", ...inlineCode.flatMap(({ styles }) => styles)],
    // Each picture's frame has the colour of its edge (ProductPicture.tsx).
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...(isSecure ? [] : ['http:'])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(backend ? [new URL(backend, siteUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * The headers of one response, by name.
 * @param {readonly HeaderRule[]} headers
 * @param {string} file the path of the file, without a slash at the start: 'canecas/2.html'
 * @param {number} [status]
 */
export function headersFor(headers, file, status = 200) {
  /** @param {string} pattern @param {string} text */
  const matches = (pattern, text) => new RegExp(`^(?:${pattern})$`, 's').test(text);
  /** @type {Record<string, string>} */
  const chosen = {};
  for (const { name, value, files, statuses = EVERY_FILE } of headers)
    if (!(name in chosen) && matches(files, file) && matches(statuses, String(status))) chosen[name] = value;
  return chosen;
}

/**
 * The content of headers.json.
 * @typedef {object} BuildHeaders
 * @property {readonly HeaderRule[]} headers
 * @property {InlineCode} inlineCode of this build, which the next build must still allow
 * @property {string} [basePath] '/loja', or empty for the root
 * @property {string} [siteUrl] SITE_URL
 */

/**
 * Writes headers.json.
 * @param {string} directory
 * @param {BuildHeaders} headers
 */
export async function writeHeaders(directory, headers) {
  await writeFile(join(directory, FILE), JSON.stringify(headers, null, 2));
}

/** @type {BuildHeaders} */
const NONE = { headers: [], inlineCode: { scripts: [], styles: [] } };

/**
 * Reads headers.json of a build. The headers are empty if the folder has no such file: something else than
 * `npm run build` has filled it.
 * @param {string} directory
 */
export async function readHeaders(directory) {
  try {
    return /** @type {BuildHeaders} */ (JSON.parse(await readFile(join(directory, FILE), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error; // Half written: the server must not send a page without its policy.
  }
}
