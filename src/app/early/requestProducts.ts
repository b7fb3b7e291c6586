import { backendAddress, readCookies } from '@/shared/api';

/**
 * Requests the products of a backend; the application's HTTP client uses the response
 * (shared/api/earlyCall.ts).
 * @param isSeen resolves after the first paint; null if the page waits for the products, so that they are
 * requested at once
 */
export function requestProducts(isSeen: Promise<unknown> | null): void {
  const backend = backendAddress();
  if (backend === null) return;
  const { href: url } = new URL(`${backend}/products`, location.href);
  const answer = Promise.resolve(isSeen).then(() => {
    // If there is an XSRF token, the HTTP client sends the request: it knows the rules for the token.
    if (readCookies().includes('XSRF-TOKEN=')) return null;
    return fetch(url, { headers: { accept: 'application/json' }, priority: isSeen ? 'low' : 'auto' });
  });
  answer.catch(() => undefined); // The HTTP client receives the rejection.
  window.early = { url, answer };
}
