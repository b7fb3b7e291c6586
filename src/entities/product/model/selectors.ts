import { createSelector } from '@reduxjs/toolkit';
import { productApi } from '../api/productApi';
import type { Product } from './product';
import type { ProductList } from './productList';

const selectAnswer = productApi.endpoints.list.select();
const selectBuiltIn = productApi.endpoints.builtIn.select();

type ProductRootState = Parameters<typeof selectAnswer>[0];

/**
 * The list that is shown and where it came from: the answer, until then the built-in list, of which there may be only
 * a part. Undefined while there is neither.
 */
export function selectProductList(state: ProductRootState): ProductList | undefined {
  return selectAnswer(state).data ?? selectBuiltIn(state).data;
}

/** All products of the list in the backend's order; undefined until they are there. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  const list = selectProductList(state);
  return list?.part ? undefined : list?.products;
}

/** Whether the backend's answer, or what stands for it, is there. */
export function selectIsAnswered(state: ProductRootState): boolean {
  return selectAnswer(state).data !== undefined;
}

/** Whether a whole list is still awaited. */
export function selectIsLoading(state: ProductRootState): boolean {
  return selectProducts(state) === undefined;
}

/** The first product whose id contains the route's parameter (specification, section 2), looked for once. */
export const selectProductMatching = createSelector(
  [selectProductList, (_state: ProductRootState, parameter: string) => parameter],
  (list, parameter): Product | undefined => list?.products.find((product) => product.id.includes(parameter)),
);
