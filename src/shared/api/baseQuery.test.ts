/** @jest-environment ./tests/testing/app/jsdom.ts */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { createBaseQuery } from './baseQuery';

const OWN = `${location.origin}/api`;
const OTHER = 'https://api.example.com/v1';

interface Call {
  answer?: (request: Request) => Promise<Response>;
  /** Null for a page without a backend. */
  baseUrl?: string | null;
  timeoutMs?: number;
  trustedOrigins?: string[];
  signal?: AbortSignal;
}

async function call({ answer, baseUrl = OWN, signal = new AbortController().signal, ...options }: Call) {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    return answer ? answer(input as Request) : Promise.resolve(new Response('[]'));
  };
  const query = createBaseQuery({ baseUrl: () => baseUrl, timeoutMs: 0, trustedOrigins: [], ...options });
  const api = { signal, getState: () => ({}), endpoint: 'list', type: 'query' } as unknown as BaseQueryApi;
  const result = await query('/products', api, {});
  return { result, request: requests[0] };
}

const answers = (body: string, init?: ResponseInit) => () => Promise.resolve(new Response(body, init));

/** A backend that never answers; an aborted call is rejected as `fetch` does it. */
const silence = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    const refuse = () => reject(signal.reason as Error);
    if (signal.aborted) refuse();
    signal.addEventListener('abort', refuse);
  });

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  document.cookie = 'NOT-XSRF-TOKEN=; max-age=0';
  jest.useRealTimers();
});

it('an answer is read as JSON from the path below the base address', async () => {
  const { result, request } = await call({ answer: answers('[{"id":"a"}]'), baseUrl: OTHER });
  expect(result).toEqual({ data: [{ id: 'a' }] });
  expect(request?.url).toBe('https://api.example.com/v1/products');
  expect(request?.headers.get('accept')).toBe('application/json');
});

it('a call without a backend is a network error, and no request is sent', async () => {
  const { result, request } = await call({ baseUrl: null });
  expect(result).toEqual({ error: { message: 'Network Error' } });
  expect(request).toBeUndefined();
});

it.each<[what: string, cookie: string, options: Call, header: string | null]>([
  ['goes back to the own origin', 'XSRF-TOKEN=a%20b', {}, 'a b'],
  ['is sent unchanged if it is not percent-encoded', 'XSRF-TOKEN=100%', {}, '100%'],
  ['is missing without a cookie of that name', '', {}, null],
  ['is left out if a letter of it cannot be in a header', 'XSRF-TOKEN=%E2%9C%93', {}, null],
  ['is left out if it would end the header', 'XSRF-TOKEN=a%0D%0Ab', {}, null],
  ['does not go to another origin', 'XSRF-TOKEN=secret', { baseUrl: OTHER }, null],
  [
    'does not go to another origin than the trusted one',
    'XSRF-TOKEN=secret',
    { baseUrl: OTHER, trustedOrigins: ['https://example.com', ''] },
    null,
  ],
  [
    'goes to a trusted origin',
    'XSRF-TOKEN=secret',
    { baseUrl: OTHER, trustedOrigins: ['https://api.example.com'] },
    'secret',
  ],
])('the XSRF token %s', async (_what, cookie, options, header) => {
  document.cookie = 'NOT-XSRF-TOKEN=no';
  document.cookie = cookie;
  expect((await call(options)).request?.headers.get('X-XSRF-TOKEN')).toBe(header);
});

describe('the message of a failed call', () => {
  const message = async (options: Call) => (await call(options)).result.error?.message;

  const brokenAnswer = () =>
    new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":"a"},'));
        controller.error(new TypeError('network error'));
      },
    });

  it.each<[message: string, after: string, answer: NonNullable<Call['answer']>]>([
    ['Network Error', 'no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Network Error', 'a broken answer', () => Promise.resolve(new Response(brokenAnswer()))],
    ['Request failed with status code 403', 'an empty answer', answers('', { status: 403 })],
    ['Request failed with status code 404', 'JSON', answers('{}', { status: 404 })],
    ['Request failed with status code 500', 'a page', answers('<h1>Sorry</h1>', { status: 500 })],
    ['The answer is not JSON', 'a page with status 200', answers('<!doctype html>')],
  ])("a call fails with the message '%s' after %s", async (expected, _after, answer) => {
    expect(await message({ answer })).toBe(expected);
  });

  it.each(['before', 'during'])(
    "a call that is aborted %s it is sent fails with 'Request aborted'",
    async (moment) => {
      const given = new AbortController();
      if (moment === 'before') given.abort();
      const failure = message({ answer: silence, signal: given.signal });
      given.abort();
      expect(await failure).toBe('Request aborted');
    },
  );

  it("a call without an answer for 250 ms fails with 'timeout of 250ms exceeded'", async () => {
    jest.useFakeTimers();
    const failure = message({ answer: silence, timeoutMs: 250 });
    await jest.advanceTimersByTimeAsync(250);
    expect(await failure).toBe('timeout of 250ms exceeded');
  });

  it('a call that is answered in time does not fail', async () => {
    jest.useFakeTimers();
    const failure = message({ answer: answers('[]'), timeoutMs: 250 });
    expect(await failure).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a call without a timeout does not fail, however late the answer comes', async () => {
    jest.useFakeTimers();
    const late = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('[]')), 3_600_000));
    const failure = message({ answer: late });
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(await failure).toBeUndefined();
  });
});
