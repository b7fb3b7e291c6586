/** A call that the page's own lines began before the application was there. */
export interface EarlyCall {
  /** Absolute. */
  url: string;
  /** Null where it was left to the application after all. */
  answer: Promise<Response | null>;
}

declare global {
  interface Window {
    early?: EarlyCall;
  }
}

/** `fetch`, which takes an early call's answer for the first request of its address. */
export function fetchOrTake(request: Request): Promise<Response> {
  const { early } = window;
  if (early?.url !== request.url) return fetch(request);
  delete window.early;
  return new Promise((resolve, reject) => {
    early.answer.then((answer) => resolve(answer ?? fetch(request)), reject);
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
}
