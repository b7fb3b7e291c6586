/**
 * headers.json, in which a build keeps the headers of its pages and files, for serve.mjs and for the next build.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('./headers.mjs').HeaderRule} HeaderRule */
/** @typedef {import('./headers.mjs').InlineCode} InlineCode */

/** It is in the build's folder, so that a new build replaces pages and headers together. */
export const HEADERS_FILE = 'headers.json';

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
  await writeFile(join(directory, HEADERS_FILE), JSON.stringify(headers, null, 2));
}

/** @type {BuildHeaders} */
const NONE = { headers: [], inlineCode: { scripts: [], styles: [] } };

/**
 * Reads headers.json of a build. The headers are empty if the folder has no such file: another program than
 * `npm run build` has filled it.
 * @param {string} directory
 */
export async function readHeaders(directory) {
  try {
    return /** @type {BuildHeaders} */ (JSON.parse(await readFile(join(directory, HEADERS_FILE), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error; // Half written: the server must not send a page without its policy.
  }
}
