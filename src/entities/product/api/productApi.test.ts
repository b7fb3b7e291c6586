/** @jest-environment ./tests/app/testing/jsdom.ts */
import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { prerenderedList } from '../model/productList';
import { dataOf, productReducer, stateWithList } from '../model/productSlice';
import {
  selectIsLoading,
  selectProductList,
  selectProducts,
  type ProductRootState,
} from '../model/selectors';
import { startProductLoading, type Deps } from '../model/startProductLoading';
import { productRow } from '../index.fixtures';
import type * as Api from './productApi';
import { apiLoaded, productApi, queriesReducer } from './productApi';

const row = (id: string) => productRow({ id });

const listeners = createListenerMiddleware<Parameters<typeof selectProducts>[0]>();

const makeStore = () =>
  configureStore({
    reducer: { [productApi.reducerPath]: productApi.reducer },
    middleware: (defaults) => defaults().concat(productApi.middleware, listeners.middleware),
  });

/** A store in which the effect starts RTK Query. */
function makeLoadingStore(preloadedState: Partial<ProductRootState> = {}) {
  const later = createDynamicMiddleware();
  const store = configureStore({
    reducer: { product: productReducer },
    preloadedState,
    middleware: (defaults) => defaults().concat(later.middleware, listeners.middleware),
  });
  const inject: Deps['inject'] = (reducer, middleware) => {
    store.replaceReducer(combineReducers({ product: reducer }));
    later.addMiddleware(middleware);
  };
  return { ...store, inject };
}

async function load(answer: () => Promise<Response>) {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    return answer();
  };
  const { data } = await makeStore().dispatch(productApi.endpoints.list.initiate());
  return { data, requests };
}

const json = (body: unknown, init?: ResponseInit) => () =>
  Promise.resolve(new Response(JSON.stringify(body), init));
const html = (init?: ResponseInit) => () => Promise.resolve(new Response('<!doctype html>', init));

describe('the product list', () => {
  it('is requested from the backend with GET', async () => {
    const { requests } = await load(json([row('a')]));
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET http://localhost:3333/products',
    ]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Network Error'],
    ['500 with a page', html({ status: 500 }), 'Request failed with status code 500'],
    ['an object', json({ products: [row('a')] }), 'The answer is not a list of products'],
  ])('is the built-in one after %s', async (_what, answer, failure) => {
    const { data } = await load(answer);
    expect(data).toMatchObject({ source: 'built-in', failure, leftOut: 0 });
    expect(data?.products).toHaveLength(50);
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

/** Starts the effect that loads the list. */
function startLoading(answer: () => Promise<Response>, preloadedState: Partial<ProductRootState> = {}) {
  const requests: Request[] = [];
  globalThis.fetch = (input) => {
    requests.push(input as Request);
    return answer();
  };
  const store = makeLoadingStore(preloadedState);
  const effects: unknown[] = [];
  const deps = {
    dispatch: store.dispatch,
    getState: store.getState,
    inject: store.inject,
    idle: () => new Promise<void>((resolve) => setTimeout(resolve)),
    logEffect: (one: unknown) => effects.push(one),
  };
  const start = () => startProductLoading(listeners.startListening, deps);
  return { store, effects, requests, start, stop: start() };
}
const silence = () => new Promise<Response>(() => {});

it('the effect requests the list once and aborts the call when it is stopped', async () => {
  const { store, requests, effects, start, stop } = startLoading(silence);
  start();
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(selectIsLoading(store.getState())).toBe(true);
  expect(requests).toHaveLength(1);
  expect(effects).toContainEqual({ request: 'GET /products' });
  stop();
  expect(requests[0]?.signal.aborted).toBe(true);
});

describe('the built-in list', () => {
  const loaded = (store: ReturnType<typeof makeLoadingStore>) =>
    new Promise<void>((resolve) => {
      store.subscribe(() => selectIsLoading(store.getState()) || resolve());
    });

  async function open(answer: () => Promise<Response>) {
    const { store, stop } = startLoading(answer);
    await loaded(store);
    return { state: store.getState(), stop };
  }

  it('is shown while the backend takes its time', async () => {
    const { state, stop } = await open(silence);
    expect(selectProductList(state)).toMatchObject({ source: 'built-in', failure: null });
    expect(selectProducts(state)).toHaveLength(50);
    stop();
  });

  it('is not requested after the backend has answered', async () => {
    const { state, stop } = await open(json([row('a')]));
    expect(selectProducts(state)).toHaveLength(1);
    expect(dataOf(state.product, 'builtIn')).toBeUndefined();
    stop();
  });
});
