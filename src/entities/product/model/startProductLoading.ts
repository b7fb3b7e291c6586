import type { TypedStartListening } from '@reduxjs/toolkit';
import { productApi } from '../api/productApi';
import type { ProductList } from './productList';
import { selectIsLoading } from './selectors';

type ProductRootState = Parameters<typeof selectIsLoading>[0];
type Load = ReturnType<(typeof productApi.endpoints)['list' | 'builtIn']['initiate']>;

interface Deps {
  dispatch: (load: Load) => ReturnType<Load>;
  getState: () => ProductRootState;
  /** Resolves when the page is there and has nothing to do. */
  idle: () => Promise<void>;
  /** Notes what is asked for, and the answer to it. */
  asked: (asked: { request: string } | { answer: ProductList }) => void;
}

const { matchPending, matchFulfilled } = productApi.endpoints.list;

/**
 * Asks for the list, once a visit; where the answer takes its time, the built-in list fills the gap. No component
 * asks: a look at the time before the answer must not ask again (design, decision 4). Returns what gives the call up.
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
