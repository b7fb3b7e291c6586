/**
 * The headers of a built shop: what they are, and the file in which the build leaves them for whatever serves it
 * (serve.mjs, or the configuration of another server). docs/owner.md explains each to the owner.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In the build's own folder, so that both are replaced in one moment. */
export const FILE = 'headers.json';
/** Where a page on localhost looks for a backend if none was named (src/shared/api/backendAddress.ts). */
const DEFAULT_BACKEND = 'http://localhost:3333';
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/;
/** Who may make addresses of scripts and HTML: webpack's loader, src/app/earlyScripts.ts, the QA panel's pictures. */
const TRUSTED_TYPES = ['webpack', 'early', 'action-log-pictures'];
/** The shop asks for none of these. Others that a browser does not know would be warnings on its console. */
const REFUSED = 'camera display-capture geolocation microphone midi payment usb';

/**
 * @typedef {Record<string, string>} Headers
 *
 * @typedef {object} InlineCode
 * @property {readonly string[]} scripts the inline scripts of all pages, as sources of the policy: 'sha256-…'
 * @property {readonly string[]} styles their inline styles, in the same way
 *
 * @typedef {object} ShopHeaders
 * @property {Headers} page of every page, the error view included
 * @property {Headers} file of every other answer
 *
 * @typedef {object} Settings
 * @property {string} siteUrl the shop's own address, absolute
 * @property {string} backend the backend's address; empty where none was named
 * @property {readonly string[]} logOrigins the origins from which the QA panel may open logs
 * @property {string | null} metrics the address that is told of events; null where none is
 * @property {boolean} isOffline whether the shop has a service worker
 * @property {readonly InlineCode[]} inlineCode of this build, and of the one before: while its place is being taken,
 *   pages of both go out
 */

/**
 * The headers of a shop with these settings. Pictures may come from any server, because a backend may name new ones
 * after the build; over plain HTTP only where the shop itself is served so.
 * @param {Settings} settings
 * @returns {ShopHeaders}
 */
export function headersOf({ siteUrl, backend, logOrigins, metrics, isOffline, inlineCode }) {
  const isSecure = siteUrl.startsWith('https:');
  // Only a shop on localhost looks for a backend that nobody named.
  const called = backend || LOCAL.test(siteUrl) ? [new URL(backend || DEFAULT_BACKEND, siteUrl).origin] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineCode.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'", ...inlineCode.flatMap(({ styles }) => styles)],
    'img-src': ["'self'", 'data:', 'https:', ...(isSecure ? [] : ['http:'])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...called, ...logOrigins, ...(metrics ? [new URL(metrics).origin] : [])],
    'manifest-src': ["'self'"],
    ...(isOffline && { 'worker-src': ["'self'"] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES, ...(isOffline ? ['offline'] : [])],
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
      'Integrity-Policy': 'blocked-destinations=(script)',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': REFUSED.split(' ')
        .map((feature) => `${feature}=()`)
        .join(', '),
    },
    file,
  };
}

/**
 * What the build leaves in its folder.
 * @typedef {ShopHeaders & { inlineCode: InlineCode, basePath?: string }} Left basePath is '/loja'; empty for the root
 */

/**
 * Leaves the headers in the folder of a build, and what of its pages the next build has to know.
 * @param {string} directory
 * @param {Left} headers
 */
export async function writeHeaders(directory, headers) {
  await writeFile(join(directory, FILE), JSON.stringify(headers, null, 2));
}

/** @type {(json: string) => Left} */
const parse = JSON.parse;

/** @type {Left} */
const NONE = { page: {}, file: {}, inlineCode: { scripts: [], styles: [] } };

/**
 * The headers of the build in a folder. None where the folder has none: it was not built by `npm run build`, or by a
 * version whose pages hold a policy themselves.
 * @param {string} directory
 */
export async function readHeaders(directory) {
  try {
    return parse(await readFile(join(directory, FILE), 'utf8'));
  } catch (error) {
    if (isAbsent(error)) return NONE;
    throw error; // Half written: a page without its policy must not go out.
  }
}

/** @param {unknown} error */
const isAbsent = (error) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The same for a server, which asks at every answer: another build may have taken the place. The file is read again only
 * when it has changed.
 * @param {string} directory
 */
export function headersReader(directory) {
  let state = '';
  let headers = NONE;
  return async () => {
    const { ino, mtimeMs, size } = await stat(join(directory, FILE)).catch((error) => {
      if (isAbsent(error)) return { ino: 0, mtimeMs: 0, size: 0 };
      throw error;
    });
    const found = [ino, mtimeMs, size].join();
    if (found !== state) {
      headers = await readHeaders(directory);
      state = found;
    }
    return headers;
  };
}
