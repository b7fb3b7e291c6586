import { createSelector } from '@reduxjs/toolkit';
import { productApi } from '../api/productApi';
import { productAt, type Product } from './product';
import type { ProductList } from './productList';

const selectAnswer = productApi.endpoints.list.select();
const selectBuiltIn = productApi.endpoints.builtIn.select();

export type ProductRootState = Parameters<typeof selectAnswer>[0];

/**
 * The list that is shown: the backend's answer, and until it arrives the built-in list, or the part of it that came
 * with a prerendered page. Undefined while there is neither.
 */
export function selectProductList(state: ProductRootState): ProductList | undefined {
  return selectAnswer(state).data ?? selectBuiltIn(state).data;
}

/** All products of the list in the backend's order; undefined until they are there. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  const list = selectProductList(state);
  return list?.part ? undefined : list?.products;
}

/** Whether the backend has answered, or the call has failed and the built-in list stands for its answer. */
export function selectIsAnswered(state: ProductRootState): boolean {
  return selectAnswer(state).data !== undefined;
}

/** Whether no whole list has arrived yet. */
export function selectIsLoading(state: ProductRootState): boolean {
  return selectProducts(state) === undefined;
}

/** The product that the route's parameter names (docs/specification.md, section 2); memoized. */
export const selectProductMatching = createSelector(
  [selectProductList, (_state: ProductRootState, parameter: string) => parameter],
  (list, parameter): Product | undefined => list && productAt(list.products, parameter),
);
