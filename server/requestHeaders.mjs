/**
 * What the headers of a request decide about the response: whether the client has it already, whether it wants a part, and how it
 * is compressed (RFC 9110, sections 12 to 14). Files have weak ETags, because all compressed variants share
 * one, and no Last-Modified, because a build writes every file anew.
 */
import { negotiate } from '@fastify/accept-negotiator';

/** @typedef {import('node:http').IncomingHttpHeaders} RequestHeaders */

/** Content codings, best first. */
const CODINGS = /** @type {('br' | 'gzip' | 'identity')[]} */ (['br', 'gzip', 'identity']);

/**
 * The content coding that a client prefers.
 * @param {RequestHeaders} headers
 */
export function codingFor({ 'accept-encoding': accepted = '' }) {
  const text = Array.isArray(accepted) ? accepted.join() : accepted;
  return negotiate(text.toLowerCase(), CODINGS) ?? 'identity';
}

/** @param {string} hash of the content */
export const tagOf = (hash) => `W/"${hash}"`;

/**
 * The status of a response whose content exists: 304 if the client has it, 412 if the client wants only what it has. A date in
 * a condition is ignored, because the response has none.
 * @param {RequestHeaders} headers
 * @param {string} hash of the content
 * @returns {200 | 304 | 412}
 */
export function statusFor({ 'if-match': match, 'if-none-match': noneMatch }, hash) {
  // `If-Match` is only for strong tags: a weak one never matches.
  if (match !== undefined && match !== '*') return 412;
  // A proxy may have added its content coding to the tag. No other tag can contain the hash.
  return noneMatch !== undefined && (noneMatch === '*' || noneMatch.includes(hash)) ? 304 : 200;
}

/**
 * Whether a part of the content is wanted. `Range` is for GET alone, and is ignored if it is not valid. `If-Range`
 * names a strong tag or a date, which no response has: the whole is sent.
 * @param {string} method
 * @param {RequestHeaders} headers
 */
export const isPartWanted = (method, { range, 'if-range': condition }) =>
  method === 'GET' && range !== undefined && condition === undefined && isValidRange(range);

/**
 * Whether every range of the header names its first byte, and perhaps its last, or how many bytes from the end.
 * @param {string} text 'bytes=0-9, -5'
 */
function isValidRange(text) {
  const [, list] = /^bytes=(.*)$/i.exec(text) ?? [];
  if (list === undefined) return false;
  return list.split(',').every((range) => {
    const [whole, first = '', last = ''] = /^\s*(\d*)-(\d*)\s*$/.exec(range) ?? [];
    if (whole === undefined || (!first && !last)) return false;
    return !first || !last || Number(first) <= Number(last);
  });
}
