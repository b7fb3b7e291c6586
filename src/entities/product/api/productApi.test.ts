/** @jest-environment ./tests/app/testing/jsdom.ts */
import { combineReducers, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { prerenderedList } from '../model/productList';
import { dataOf, productReducer, stateWithList } from '../model/productSlice';
import { selectIsLoading, selectProductList, selectProducts } from '../model/selectors';
import { startProductLoading, type Deps } from '../model/startProductLoading';
import { productRow } from '../index.fixtures';
import type * as Api from './productApi';
import { apiLoaded, productApi, queriesReducer } from './productApi';

const row = (id: string) => productRow({ id });

/** Starts the effect that loads the list, in a store to which it gives RTK Query. */
function startLoading(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    return answer();
  };
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: { product: productReducer },
    middleware: (defaults) => defaults().concat(later.middleware),
  });
  const deps: Deps = {
    dispatch: store.dispatch,
    getState: store.getState,
    inject(reducer, middleware) {
      store.replaceReducer(combineReducers({ product: reducer }));
      later.addMiddleware(middleware);
    },
    idle: () => new Promise((resolve) => setTimeout(resolve)),
  };
  const start = () => startProductLoading(deps);
  return { store, requests, start, stop: start() };
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
  const { store, requests, start, stop } = startLoading(silence);
  start();
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
  ])('is shown after %s', async (_what, answer, failure) => {
    const list = selectProductList(await load(answer));
    expect(list).toMatchObject({ source: 'built-in', failure, leftOut: 0 });
    expect(list?.products).toHaveLength(50);
  });

  it('is not requested after the backend has answered', async () => {
    const state = await load(json([row('a')]));
    expect(selectProducts(state)).toHaveLength(1);
    expect(dataOf(state.product, 'builtIn')).toBeUndefined();
  });
});

describe('before RTK Query has loaded', () => {
  const list = prerenderedList({ rows: [row('a')], part: { from: 0, of: 9 } });

  it('its state is the list, to which the rest is added once', () => {
    const before = productReducer(stateWithList(list));
    expect(queriesReducer(before, { type: 'cart/productAdded' })).toBe(before);
    const registered = productApi.internalActions.middlewareRegistered('this page');
    expect(queriesReducer(before, registered)).toBe(before);
    const { queries, ...rest } = productApi.reducer(undefined, apiLoaded());
    expect(queriesReducer(before, apiLoaded())).toEqual({ ...rest, ...before });
    expect(queries).toEqual({});
  });

  it('its state is the same in a page that starts in the background', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.isolateModules(() => {
      const hidden = jest.requireActual<typeof Api>('./productApi');
      expect(hidden.productApi.reducer(undefined, apiLoaded()).config).toMatchObject({ online: false });
      expect(hidden.queriesReducer(undefined, apiLoaded())).toEqual(queriesReducer(undefined, apiLoaded()));
    });
    jest.restoreAllMocks();
  });
});
