/**
 * Every HTTP header that a built shop, our server (serve.mjs) or the backend sends, as plain data:
 * 1. The types of files.
 * 2. The headers of a built shop, with the Content-Security-Policy (CSP). The build writes them into headers.json
 *    (headersFile.mjs), which serve.mjs reads, and into the files of other hosts (the folder hosts). docs/hosts.md
 *    explains each header.
 * 3. Headers that only our programs send: those that depend on one request, and all headers of the backend.
 *
 * Not declared are those that Node and fastify add to any response: Date, Content-Length, Location of a redirect,
 * Accept-Ranges, Content-Range and the Content-Encoding of a file.
 */
import { addresses, LIST_PATH, sharedPages } from '../src/shared/addresses/addresses.mjs';
import { folders } from '../src/shared/addresses/folders.mjs';
import { EARLY_POLICY, WEBPACK_POLICY } from '../src/shared/config/trustedTypes.mjs';

const { errorView, productFrame, listingFrame } = sharedPages;

/** The methods that a shop's server answers. The status for every other one is 405. */
export const METHODS = ['GET', 'HEAD'];
/** The methods that the backend answers. By OPTIONS a browser finds out whether a page of another origin may read the list. */
export const BACKEND_METHODS = [...METHODS, 'OPTIONS'];

// 1. The types of files

/** The Content-Type of a line of text that is sent without a page (rules.mjs). */
export const TEXT_TYPE = 'text/plain; charset=utf-8';

/** The Content-Type of files that are not compressed yet, by their extension: the build compresses them. */
export const textTypes = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  txt: TEXT_TYPE,
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};
/** The Content-Type of every file, by its extension. */
export const types = {
  ...textTypes,
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
/** The Content-Type of every body of the backend. */
export const JSON_TYPE = textTypes.json;
/** The file of the list of products, which has no extension, and its Content-Type. */
export const LIST = { file: LIST_PATH.slice(1), type: JSON_TYPE };

/**
 * The Content-Type of a file.
 * @param {string} file
 */
export function typeOf(file) {
  if (file === LIST.file) return LIST.type;
  const extension = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return Object.entries(types).find(([name]) => name === extension)?.[1] ?? 'application/octet-stream';
}

// 2. The headers of a built shop

/**
 * Whether only this machine reaches a site.
 * @param {string} siteUrl
 */
export const isLocal = (siteUrl) =>
  /^(localhost|0\.0\.0\.0|127\.[\d.]+|\[::1\])$/.test(new URL(siteUrl).hostname);
/** Browser features that the shop never uses. A browser warns about a name that it does not know. */
const REFUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

/** Patterns of files, like those of addresses in rules.mjs. */
export const EVERY_FILE = '.*';
const PAGES = '.*\\.html';
/** The folder of the products' pages: 'product/'. */
export const PRODUCTS_FOLDER = addresses.product.slice(1).replace(/:.*/, '');
/** The error view, and the frames of pages that came after the build. A product may have the id 'frame'. */
const FOR_NO_SEARCH_ENGINE = `(?:${errorView}|${productFrame}|${listingFrame(`(?!${PRODUCTS_FOLDER})[^/]+`)})\\.html`;
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
 * Whether the shop is served by HTTPS.
 * @param {Settings} settings
 */
const isSecure = ({ siteUrl }) => siteUrl.startsWith('https:');

/**
 * The headers of a shop with these settings.
 * @param {Settings} settings
 * @returns {HeaderRule[]}
 */
export function headersOf(settings) {
  return [
    { name: 'Allow', files: EVERY_FILE, statuses: '405', value: METHODS.join(', ') },
    // A page, which names files with a hash in their name, must be requested each time. Prices must not be old.
    { name: 'Cache-Control', files: EVERY_FILE, statuses: NO_FILE, value: 'no-cache' },
    { name: 'Cache-Control', files: `${PAGES}|${LIST.file}`, value: 'no-cache' },
    { name: 'Cache-Control', files: `${folders.assets}/.*`, value: 'public, max-age=31536000, immutable' },
    { name: 'Cache-Control', files: EVERY_FILE, value: 'public, max-age=3600' },
    { name: 'X-Robots-Tag', files: FOR_NO_SEARCH_ENGINE, value: 'noindex' },
    { name: 'X-Content-Type-Options', files: EVERY_FILE, value: 'nosniff' },
    { name: 'Cross-Origin-Resource-Policy', files: EVERY_FILE, value: 'same-origin' },
    ...(isSecure(settings)
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
function policyOf(settings) {
  const { siteUrl, backend, inlineCode } = settings;
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineCode.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'", ...inlineCode.flatMap(({ styles }) => styles)],
    // Each picture's frame has the colour of its edge (ProductPicture.tsx).
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...(isSecure(settings) ? [] : ['http:'])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(backend ? [new URL(backend, siteUrl).origin] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WEBPACK_POLICY, EARLY_POLICY],
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

// 3. Headers that only our programs send

/** A response that no cache may keep. */
const NEVER_KEPT = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Content that a client may have already (requestHeaders.mjs). The tag is weak: it is the same for all compressed variants.
 * @param {string} hash of the content
 */
export const contentHeaders = (hash) => ({ ETag: `W/"${hash}"`, Vary: 'Accept-Encoding' });

/** A failure of the server (500): perhaps the headers of the build cannot be read. */
export const FAILURE_HEADERS = { 'Cache-Control': 'no-cache' };

/**
 * The answer to a request that Node cannot read (brokenRequests.mjs). The connection is closed after it.
 * @param {string} type the Content-Type
 * @param {string} body
 */
export const brokenRequestHeaders = (type, body) => ({
  'Content-Type': type,
  'Content-Length': String(Buffer.byteLength(body)),
  ...NEVER_KEPT,
  Connection: 'close',
});

/** The headers of the backend (backend/createBackend.mjs). */
export const backendHeaders = {
  /** Headers of every response; the list's response has another Cache-Control. */
  all: NEVER_KEPT,
  /**
   * Headers of the list. Caches keep it for a minute; while it cannot be read, a cache may serve it for a day.
   * @param {string} hash of the list
   */
  list: (hash) => ({ ...contentHeaders(hash), 'Cache-Control': 'public, max-age=60, stale-if-error=86400' }),
  /**
   * Headers of the list's body.
   * @param {'br' | 'gzip' | 'identity'} coding
   * @returns {Record<string, string>}
   */
  listBody: (coding) => ({
    'Content-Type': JSON_TYPE,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  }),
  /** Headers of status 405. */
  refusedMethod: { Allow: BACKEND_METHODS.join(', ') },
  /** Headers of status 503; the time is in seconds. */
  unavailable: { 'Retry-After': '5' },
  /** Headers of every response while the process ends. */
  closing: { Connection: 'close' },
  /**
   * What @fastify/cors writes `Access-Control-Allow-Origin`, `-Methods` and `-Max-Age` from. The origin is always the same
   * one, so any cache may keep a response: it is the same for everybody.
   * @param {string} origin the origin whose pages may read the responses, or '*'
   */
  crossOrigin: (origin) => ({ origin, methods: METHODS, strictPreflight: false, maxAge: 86_400 }),
};
