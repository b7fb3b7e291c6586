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

/**
 * The status of a response whose content exists: 304 if the client has it, 412 if the client's condition fails. A date in
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
 * The requested part of the content, as 'bytes=0-9'; undefined for the whole. `Range` is for GET alone, and is ignored if
 * it is not valid, or names several parts. `If-Range` names a strong tag or a date, which no response has.
 * @param {string} method
 * @param {RequestHeaders} headers
 * @param {number} size of the content in its coding, in bytes
 */
export function rangeFor(method, { range = '', 'if-range': condition }, size) {
  if (method !== 'GET' || condition !== undefined) return undefined;
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first && last && Number(first) > Number(last)) return undefined;
  if (first) return `bytes=${first}-${last}`;
  // The last bytes. If the content has none, the range begins after its end.
  return last ? `bytes=${Math.max(0, size - Number(last))}-` : undefined;
}
