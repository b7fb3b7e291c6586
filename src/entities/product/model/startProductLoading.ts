import type { TypedStartListening } from '@reduxjs/toolkit';
import { productApi } from '../api/productApi';
import type { ProductList } from './productList';
import type { selectProducts } from './selectors';

type Load = ReturnType<typeof productApi.endpoints.list.initiate>;

interface Deps {
  dispatch: (load: Load) => ReturnType<Load>;
  /** Notes what is asked for, and the answer to it. */
  asked: (asked: { request: string } | { answer: ProductList }) => void;
}

const { matchPending, matchFulfilled } = productApi.endpoints.list;

/**
 * Asks for the list, once a visit. No component asks: a look at the time before the answer must not ask again
 * (design, decision 4). Returns what gives the call up.
 */
export function startProductLoading(
  start: TypedStartListening<Parameters<typeof selectProducts>[0]>,
  { dispatch, asked }: Deps,
): () => void {
  const stops = [
    start({ matcher: matchPending, effect: () => asked(listRequest) }),
    start({ matcher: matchFulfilled, effect: ({ payload }) => asked({ answer: payload }) }),
  ];
  const call = dispatch(productApi.endpoints.list.initiate(undefined, { subscribe: false }));
  return () => {
    call.abort();
    stops.forEach((stop) => stop());
  };
}

export const listRequest = { request: 'GET /products' };
