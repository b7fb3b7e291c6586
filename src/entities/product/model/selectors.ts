import { createSelector } from '@reduxjs/toolkit';
import { productApi, type ProductRootState } from '../api/productApi';
import { productAt, type Product } from './product';
import type { ProductList } from './productList';

const selectList = productApi.endpoints.list.select();

/**
 * The current list: the backend's answer; until it arrives, the built-in list or the part of it in a
 * prerendered page. Undefined while there is neither.
 */
export function selectProductList(state: ProductRootState): ProductList | undefined {
  return selectList(state).data;
}

/** All products in the backend's order; undefined until they have arrived. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  const list = selectProductList(state);
  return list?.part ? undefined : list?.products;
}

/** Whether the backend has answered or the call has failed. */
export function selectIsAnswered(state: ProductRootState): boolean {
  const list = selectProductList(state);
  return list?.source === 'backend' || typeof list?.failure === 'string';
}

/**
 * When the backend answered or the call failed, in ms since 1970: the clock that a screen may show, as the
 * state has no other. Undefined before that, so that a prerendered page shows what it hydrates to.
 */
export function selectAnswerTime(state: ProductRootState): number | undefined {
  return selectIsAnswered(state) ? selectList(state).fulfilledTimeStamp : undefined;
}

/** Whether no whole list has arrived yet. */
export function selectIsLoading(state: ProductRootState): boolean {
  return selectProducts(state) === undefined;
}

/** The product of the route's parameter (docs/specification.md, section 2); memoized. */
export const selectProductMatching = createSelector(
  [selectProductList, (_state: ProductRootState, parameter: string) => parameter],
  (list, parameter): Product | undefined => list && productAt(list.products, parameter),
);

/** The random id of this visit's request for the list; undefined before the request. */
export function selectRequestId(state: ProductRootState): string | undefined {
  return selectList(state).requestId;
}
