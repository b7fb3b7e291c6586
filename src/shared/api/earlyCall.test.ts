/** @jest-environment ./tests/testing/app/jsdom.ts */
import { fetchOrTake } from './earlyCall';

const url = 'http://localhost:3333/products';
const texts = async (...answers: Promise<Response>[]) =>
  Promise.all((await Promise.all(answers)).map((answer) => answer.text()));

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(new Response('later'));
});

afterEach(() => delete window.early);

describe('a call that the page began', () => {
  it("the application uses the page's call once, and sends the next call itself", async () => {
    window.early = { url, answer: Promise.resolve(new Response('early')) };
    expect(await texts(fetchOrTake(new Request(url)), fetchOrTake(new Request(url)))).toEqual([
      'early',
      'later',
    ]);
  });

  it("the application does not take the page's call for another address", async () => {
    window.early = { url, answer: Promise.resolve(new Response('early')) };
    expect(await texts(fetchOrTake(new Request(`${url}?x`)))).toEqual(['later']);
  });

  it('the application sends the call if the page has left that to it', async () => {
    window.early = { url, answer: Promise.resolve(null) };
    expect(await texts(fetchOrTake(new Request(url)))).toEqual(['later']);
  });

  it("the application's call fails if the page's call failed", async () => {
    window.early = { url, answer: Promise.reject(new TypeError('Failed to fetch')) };
    await expect(fetchOrTake(new Request(url))).rejects.toThrow('Failed to fetch');
  });

  it("the application gives up the page's call when its own request is aborted", async () => {
    window.early = { url, answer: new Promise(() => {}) };
    const call = new AbortController();
    const answer = fetchOrTake(new Request(url, { signal: call.signal }));
    call.abort(new Error('given up'));
    await expect(answer).rejects.toThrow('given up');
  });
});
