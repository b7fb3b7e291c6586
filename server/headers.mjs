/**
 * The HTTP headers of a built shop, with the Content-Security-Policy (CSP). The build writes them into
 * headers.json, and serve.mjs or another server reads that file. docs/hosts.md explains each header.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/**
 * @typedef {Record<string, string>} Headers
 *
 * @typedef {object} InlineCode
 * @property {readonly string[]} scripts the inline scripts of all pages, as sources of the CSP: 'sha256-…'
 * @property {readonly string[]} styles the inline styles of all pages, as sources of the CSP
 *
 * @typedef {object} ShopHeaders
 * @property {Headers} page headers of every page, the error view included
 * @property {Headers} file headers of every other response
 *
 * @typedef {object} Settings
 * @property {string} siteUrl the shop's address, absolute
 * @property {string} backend the backend's address, or empty
 * @property {readonly InlineCode[]} inlineCode of this build and of the previous one: while a build is replaced, the server
 *   sends pages of both
 */

/**
 * The headers of a shop with these settings. Pictures may come from any server, because a backend may name
 * new servers after the build; they may come over plain HTTP only if the shop is served over plain HTTP.
 * @param {Settings} settings
 * @returns {ShopHeaders}
 */
export function headersOf({ siteUrl, backend, inlineCode }) {
  const isSecure = siteUrl.startsWith('https:');
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineCode.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'", ...inlineCode.flatMap(({ styles }) => styles)],
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
  const file = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  return {
    page: {
      ...file,
      'Content-Security-Policy': Object.entries(policy)
        .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
        .join('; '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
    },
    file,
  };
}

/**
 * The content of headers.json.
 * @typedef {ShopHeaders & { inlineCode: InlineCode, basePath?: string, siteUrl?: string }} BuildHeaders basePath is '/loja', or
 *   empty for the root; siteUrl is SITE_URL
 */

/**
 * Writes headers.json: the headers, and the inline code that the next build must still allow.
 * @param {string} directory
 * @param {BuildHeaders} headers
 */
export async function writeHeaders(directory, headers) {
  await writeFile(join(directory, FILE), JSON.stringify(headers, null, 2));
}

/** @type {BuildHeaders} */
const NONE = { page: {}, file: {}, inlineCode: { scripts: [], styles: [] } };

/**
 * Reads headers.json of a build. The headers are empty if the folder has no such file: an old version built
 * it, or something else than `npm run build`.
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
