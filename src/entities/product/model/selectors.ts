import { createSelector } from '@reduxjs/toolkit';
import type { ProductState } from '../api/productApi';
import { productAt, type Product } from './product';
import type { ProductList } from './productList';
import { dataOf } from './productSlice';

export interface ProductRootState {
  product: ProductState;
}

/**
 * The current list: the backend's answer; until it arrives, the built-in list or the part of it in a
 * prerendered page. Undefined while there is neither.
 */
export function selectProductList({ product }: ProductRootState): ProductList | undefined {
  return dataOf(product, 'list') ?? dataOf(product, 'builtIn');
}

/** All products in the backend's order; undefined until they have arrived. */
export function selectProducts(state: ProductRootState): readonly Product[] | undefined {
  const list = selectProductList(state);
  return list?.part ? undefined : list?.products;
}

/** Whether the backend has answered or the call has failed. */
export function selectIsAnswered({ product }: ProductRootState): boolean {
  return dataOf(product, 'list') !== undefined;
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
export function selectRequestId({ product }: ProductRootState): string | undefined {
  return product.queries?.['list(undefined)']?.requestId;
}
