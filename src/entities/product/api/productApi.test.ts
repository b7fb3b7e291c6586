/** @jest-environment ./tests/testing/app/jsdom.ts */
import { configureStore } from '@reduxjs/toolkit';
import { prerenderedList } from '../model/productList';
import {
  selectIsAnswered,
  selectIsLoading,
  selectProductList,
  selectProducts,
  selectRequestId,
} from '../model/selectors';
import { startProductLoading } from '../model/productLoading';
import { productList, productRow } from '../index.fixtures';
import { productApi, stateWithList } from './productApi';

const row = (id: string) => productRow({ id });
const part = prerenderedList({ rows: [row('a')], part: { from: 0, of: 9 } });

/** Starts the loading of the list in a store. */
function startLoading(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    return answer();
  };
  const store = configureStore({
    reducer: { product: productApi.reducer },
    preloadedState: { product: stateWithList(part) },
    middleware: (defaults) => defaults().concat(productApi.middleware),
  });
  const idle = () => new Promise<void>((resolve) => setTimeout(resolve));
  const { stop } = startProductLoading({ ...store, idle });
  return { store, requests, stop };
}

/** The state when a list is there. */
async function load(answer: () => Promise<Response>) {
  const { store, stop } = startLoading(answer);
  await new Promise<void>((resolve) => {
    store.subscribe(() => selectIsLoading(store.getState()) || resolve());
  });
  stop();
  return store.getState();
}

const silence = () => new Promise<Response>(() => {});
const json = (body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body)));
const html = (init: ResponseInit) => () => Promise.resolve(new Response('<!doctype html>', init));

it('the list is requested with GET, once, and the call is aborted when the effect is stopped', async () => {
  const { store, requests, stop } = startLoading(silence);
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(selectIsLoading(store.getState())).toBe(true);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET http://localhost:3333/products',
  ]);
  stop();
  expect(requests[0]?.signal.aborted).toBe(true);
});

describe('the built-in list', () => {
  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Network Error'],
    ['500 with a page', html({ status: 500 }), 'Request failed with status code 500'],
    ['an object', json({ products: [row('a')] }), 'The answer is not a list of products'],
    ['nothing, while the backend takes its time', silence, null],
  ])('the built-in list is shown after %s', async (_what, answer, failure) => {
    const list = selectProductList(await load(answer));
    expect(list).toMatchObject({ source: 'built-in', failure, leftOut: 0 });
    expect(list?.products).toHaveLength(59);
  });

  it('the built-in list is no longer shown after the backend has answered', async () => {
    const { store, stop } = startLoading(json([row('b')]));
    while (!selectIsAnswered(store.getState())) await new Promise((resolve) => setTimeout(resolve));
    for (let tasks = 0; tasks < 5; tasks++) await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(selectProducts(store.getState())?.map(({ id }) => id)).toEqual(['b']);
  });
});

it('the part of the list in a prerendered page is shown until a whole list arrives, and the request has one id', () => {
  const { store, stop } = startLoading(silence);
  const before = store.getState();
  expect(selectProductList(before)).toEqual(part);
  expect([selectIsAnswered(before), selectIsLoading(before)]).toEqual([false, true]);
  const shown = { product: stateWithList(productList([], { source: 'built-in' }), before.product) };
  expect(selectRequestId(shown)).toBe(selectRequestId(before));
  expect([selectIsAnswered(shown), selectIsLoading(shown)]).toEqual([false, false]);
  stop();
});
