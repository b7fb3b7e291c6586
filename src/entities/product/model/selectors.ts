import { createSelector } from '@reduxjs/toolkit';
import { productApi } from '../api/productApi';
import { productAt, type Product } from './product';
import type { ProductList } from './productList';

const selectAnswer = productApi.endpoints.list.select();
const selectBuiltIn = productApi.endpoints.builtIn.select();

export type ProductRootState = Parameters<typeof selectAnswer>[0];

/**
 * The current list: the backend's answer; until it arrives, the built-in list or the part of it in a prerendered page.
 * Undefined while there is neither.
 */
export function selectProductList(state: ProductRootState): ProductList | undefined {
  return selectAnswer(state).data ?? selectBuiltIn(state).data;
}

/** All products in the backend's order; undefined until they have arrived. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  const list = selectProductList(state);
  return list?.part ? undefined : list?.products;
}

/** Whether the backend has answered or the call has failed. */
export function selectIsAnswered(state: ProductRootState): boolean {
  return selectAnswer(state).data !== undefined;
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
