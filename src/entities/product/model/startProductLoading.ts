import type { TypedStartListening } from '@reduxjs/toolkit';
import { productApi } from '../api/productApi';
import type { ProductList } from './productList';
import { selectIsLoading } from './selectors';

type ProductRootState = Parameters<typeof selectIsLoading>[0];
type Load = ReturnType<(typeof productApi.endpoints)['list' | 'builtIn']['initiate']>;

interface Deps {
  dispatch: (load: Load) => ReturnType<Load>;
  getState: () => ProductRootState;
  /** Resolves when the page has loaded and the browser is idle. */
  idle: () => Promise<void>;
  /** Notes the request and its answer in the action log. */
  asked: (asked: { request: string } | { answer: ProductList }) => void;
}

const { matchPending, matchFulfilled } = productApi.endpoints.list;

/**
 * Requests the list once a visit. While the answer is awaited, the built-in list is shown. It is an effect and no hook
 * of a component, because time travel to before the answer must not request the list again
 * (docs/decisions/0004-effects-from-live-actions.md). Returns a function that aborts the request.
 */
export function startProductLoading(
  start: TypedStartListening<ProductRootState>,
  { dispatch, getState, idle, asked }: Deps,
): () => void {
  const stops = [
    start({ matcher: matchPending, effect: () => asked(listRequest) }),
    start({ matcher: matchFulfilled, effect: ({ payload }) => asked({ answer: payload }) }),
  ];
  const { list, builtIn } = productApi.endpoints;
  const call = dispatch(list.initiate(undefined, { subscribe: false }));
  let isOver = false;
  void idle().then(() => {
    if (isOver || !selectIsLoading(getState())) return;
    void dispatch(builtIn.initiate(undefined, { subscribe: false, forceRefetch: true }));
  });
  return () => {
    isOver = true;
    call.abort();
    stops.forEach((stop) => stop());
  };
}

export const listRequest = { request: 'GET /products' };
