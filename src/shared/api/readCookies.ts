/** The document's cookies as one text; empty if the browser refuses access, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
