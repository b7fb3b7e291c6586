/** The document's cookies as one text; none where the browser refuses them, as in a sandboxed frame. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
