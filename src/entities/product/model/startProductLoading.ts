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
  logEffect: (effect: { request: string } | { answer: ProductList }) => void;
}

const { matchPending, matchFulfilled } = productApi.endpoints.list;

/**
 * Requests the list once a visit. Until the answer arrives, the built-in list is shown. It is an effect and not a hook of
 * a component, because time travel to before the answer must not request the list again
 * (docs/decisions/0004-effects-from-live-actions.md). Returns a function that aborts the request.
 */
export function startProductLoading(
  startListening: TypedStartListening<ProductRootState>,
  { dispatch, getState, idle, logEffect }: Deps,
): () => void {
  const stops = [
    startListening({ matcher: matchPending, effect: () => logEffect(listRequest) }),
    startListening({ matcher: matchFulfilled, effect: ({ payload }) => logEffect({ answer: payload }) }),
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
