/** A request that early.ts started before the application ran. */
interface EarlyCall {
  /** Its absolute address. */
  url: string;
  /** Null if early.ts left the request to the application. */
  answer: Promise<Response | null>;
}

declare global {
  interface Window {
    early?: EarlyCall;
  }
}

/** Like `fetch`, but the first request to the early call's address gets that call's answer. */
export function fetchOrTake(request: Request): Promise<Response> {
  const { early } = window;
  if (early?.url !== request.url) return fetch(request);
  delete window.early;
  return new Promise((resolve, reject) => {
    early.answer.then((answer) => resolve(answer ?? fetch(request)), reject);
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
}
