const XSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

/** The value of the XSRF-TOKEN cookie, as it is written there; undefined if there is none. */
export const readXsrfToken = (): string | undefined => XSRF_COOKIE.exec(readCookies())?.[1];

/** The document's cookies as one text; empty if the browser refuses access, as in a sandboxed frame. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
