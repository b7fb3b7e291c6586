const XSRF_COOKIE = /(?:^|; )XSRF-TOKEN=([^;]*)/;

/**
 * The value of the XSRF-TOKEN cookie, as it is written there; undefined without such a cookie, or if the browser refuses
 * access, as in a sandboxed frame.
 */
export function readXsrfToken(): string | undefined {
  try {
    return XSRF_COOKIE.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}
