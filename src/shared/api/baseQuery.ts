import { decoded } from '@/shared/lib';
import { fetchOrTake } from './earlyCall';
import { fetchBaseQuery, type BaseQueryFn, type FetchBaseQueryError } from '@reduxjs/toolkit/query';

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
 * The store's HTTP client: JSON in and out, the XSRF-TOKEN cookie sent back as X-XSRF-TOKEN to the store's own
 * origin and to trusted ones only, failures in the specification's words (sections 7 and 8). It never throws.
 */
export function createBaseQuery({
  baseUrl,
  timeoutMs,
  trustedOrigins,
}: Options): BaseQueryFn<string, unknown, ApiFailure> {
  const query = fetchBaseQuery({
    baseUrl,
    fetchFn: (request) => fetchOrTake(request as Request),
    ...(timeoutMs > 0 && { timeout: timeoutMs }),
    prepareHeaders(headers) {
      const token = XSRF_COOKIE.exec(document.cookie)?.[1];
      const { origin } = new URL(baseUrl, location.href);
      if (token && (origin === location.origin || trustedOrigins.includes(origin)))
        headers.set('X-XSRF-TOKEN', decoded(token));
    },
  });
  return async (path, api, extra) => {
    const answer = await query(path, api, extra);
    if (!answer.error) return { data: answer.data };
    return { error: { message: describe(answer.error, api.signal.aborted, timeoutMs) } };
  };
}

function describe(error: FetchBaseQueryError, aborted: boolean, timeoutMs: number): string {
  if (aborted) return 'Request aborted';
  if (error.status === 'TIMEOUT_ERROR') return `timeout of ${timeoutMs}ms exceeded`;
  const status = error.status === 'PARSING_ERROR' ? error.originalStatus : error.status;
  if (typeof status !== 'number') return 'Network Error';
  if (status < 200 || status >= 300) return `Request failed with status code ${status}`;
  // An answer that began well: either its text is no JSON, or the connection broke in the middle of it.
  return 'error' in error && error.error.startsWith('SyntaxError')
    ? 'The answer is not JSON'
    : 'Network Error';
}
