import type { UnknownAction } from '@reduxjs/toolkit';
import { backendAddress } from '@/shared/api';
import type * as Api from '../api/productApi';
import { selectIsLoading, type ProductRootState } from './selectors';

type Load = ReturnType<(typeof Api.productApi.endpoints)['list' | 'builtIn']['initiate']>;

export interface Deps {
  dispatch: { (action: UnknownAction): unknown; (load: Load): ReturnType<Load> };
  getState: () => ProductRootState;
  /** Gives RTK Query's reducer and middleware to the store. */
  inject: (reducer: typeof Api.queriesReducer, middleware: typeof Api.productApi.middleware) => void;
  /** Resolves when the page has loaded and the browser is idle. */
  idle: () => Promise<void>;
}

/** Ms until a chunk that has failed to load is requested again; twice as long each time. */
const PAUSE = 1000;

/** Loads RTK Query and its endpoints. The shop works on what was prerendered until they arrive. */
async function loadApi(pause = PAUSE): Promise<typeof Api> {
  try {
    return await import(/* webpackChunkName: "products" */ '../api/productApi');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return loadApi(2 * pause);
  }
}

/**
 * Requests the list once a visit. Until the answer arrives, the built-in list is shown. It is an effect and
 * not a hook of a component, because time travel to before the answer must not request the list again
 * (docs/decisions/0004-effects-from-live-actions.md). Returns a function that aborts the request.
 */
export function startProductLoading({ dispatch, getState, inject, idle }: Deps): () => void {
  let isOver = false;
  let abort = () => {};
  void loadApi().then(({ apiLoaded, productApi, queriesReducer }) => {
    if (isOver) return;
    inject(queriesReducer, productApi.middleware);
    dispatch(apiLoaded());
    const { list, builtIn } = productApi.endpoints;
    const call = dispatch(list.initiate(undefined, { subscribe: false }));
    abort = () => call.abort();
    void idle().then(() => {
      // Without a backend the built-in list is the answer, and on its way.
      if (isOver || backendAddress() === null || !selectIsLoading(getState())) return;
      void dispatch(builtIn.initiate(undefined, { subscribe: false, forceRefetch: true }));
    });
  });
  return () => {
    isOver = true;
    abort();
  };
}
