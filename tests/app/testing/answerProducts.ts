/** Makes the backend answer `GET /products` with this, JSON or text; returns the requests it got. */
export function answerProducts(body: unknown, init: ResponseInit = {}): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(text, init));
  };
  return requests;
}
