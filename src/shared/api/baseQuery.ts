import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { decoded } from '@/shared/lib';
import { fetchOrTake } from './earlyCall';
import { readXsrfToken } from './xsrfToken';

/** Why a call failed: one of the four messages of docs/specification.md, section 8. */
export interface ApiFailure {
  message: string;
}

interface Options {
  /** The backend's address, without a path; null if there is no backend. */
  baseUrl: () => string | null;
  /** Ms after which a call is aborted; 0 means never, the default (docs/specification.md, section 7). */
  timeoutMs: number;
  /** Other origins that may receive the XSRF token. */
  trustedOrigins: readonly string[];
}

/** What a header can hold: any program of the domain may write the cookie, and `new Request` would throw. */
const HEADER = /^[^\0\r\n\u0100-\uffff]+$/;

/**
 * The shop's HTTP client, a base query of RTK Query that returns JSON and never throws. It sends the
 * XSRF-TOKEN cookie as X-XSRF-TOKEN only to the shop's origin and to trusted ones. Its messages are those of
 * docs/specification.md, section 8: they and the request that early.ts has sent are why it is not RTK Query's
 * `fetchBaseQuery`.
 */
export function createBaseQuery({
  baseUrl,
  timeoutMs,
  trustedOrigins,
}: Options): BaseQueryFn<string, unknown, ApiFailure> {
  const requestHeaders = (url: string) => {
    const token = decoded(readXsrfToken() ?? '');
    const { origin } = new URL(url, location.href);
    const isTrusted = origin === location.origin || trustedOrigins.includes(origin);
    return {
      accept: 'application/json',
      ...(isTrusted && HEADER.test(token) && { 'X-XSRF-TOKEN': token }),
    };
  };

  return async (path, { signal }) => {
    const base = baseUrl();
    if (base === null) return { error: { message: 'Network Error' } };
    const call = new AbortController();
    const abort = () => call.abort('Request aborted');
    const giveUp = () => call.abort(`timeout of ${timeoutMs}ms exceeded`);
    const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    try {
      const url = base + path;
      const answer = await fetchOrTake(
        new Request(url, { headers: requestHeaders(url), signal: call.signal }),
      );
      if (!answer.ok) return { error: { message: `Request failed with status code ${answer.status}` } };
      const data: unknown = JSON.parse((await answer.text()) || 'null');
      return { data };
    } catch (error) {
      return { error: { message: call.signal.aborted ? String(call.signal.reason) : describe(error) } };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
}

/** The message of a call that failed without an abort: its body is not JSON, or the connection broke. */
function describe(error: unknown): string {
  return error instanceof SyntaxError ? 'The answer is not JSON' : 'Network Error';
}
