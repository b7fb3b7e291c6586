import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { decoded } from '@/shared/lib';
import { readJson } from '@/shared/long-lists';
import { fetchOrTake } from './earlyCall';

/** Why a call failed, in one of the four wordings of the specification's section 8. */
export interface ApiFailure {
  message: string;
}

interface Options {
  /** Absolute address of the backend; paths are appended to it. */
  baseUrl: string;
  /** Milliseconds until a call is given up; 0 means never (the specification's default). */
  timeoutMs: number;
  /** Origins besides the store's own that may be sent the XSRF token. */
  trustedOrigins: readonly string[];
}

const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

/**
 * The store's HTTP client: JSON out, the XSRF-TOKEN cookie sent back as X-XSRF-TOKEN to the store's own origin and to
 * trusted ones only, failures in the specification's words (sections 7 and 8). It never throws. RTK Query's own one
 * would read each answer twice, as a whole.
 */
export function createBaseQuery({
  baseUrl,
  timeoutMs,
  trustedOrigins,
}: Options): BaseQueryFn<string, unknown, ApiFailure> {
  const headers = () => {
    const token = XSRF_COOKIE.exec(document.cookie)?.[1];
    const { origin } = new URL(baseUrl, location.href);
    const isTrusted = origin === location.origin || trustedOrigins.includes(origin);
    return { accept: 'application/json', ...(token && isTrusted && { 'X-XSRF-TOKEN': decoded(token) }) };
  };

  return async (path, { signal }) => {
    const call = new AbortController();
    const abort = () => call.abort('Request aborted');
    const giveUp = () => call.abort(`timeout of ${timeoutMs}ms exceeded`);
    const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    try {
      const url = baseUrl.replace(/\/$/, '') + path;
      const answer = await fetchOrTake(new Request(url, { headers: headers(), signal: call.signal }));
      if (!answer.ok) return { error: { message: `Request failed with status code ${answer.status}` } };
      return { data: await readJson(answer) };
    } catch (error) {
      return { error: { message: call.signal.aborted ? String(call.signal.reason) : describe(error) } };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };
}

/** Why a call failed that nobody gave up: its text is no JSON, or the connection broke, maybe in the middle of it. */
function describe(error: unknown): string {
  return error instanceof SyntaxError ? 'The answer is not JSON' : 'Network Error';
}
