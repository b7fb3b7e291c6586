import { createSelector } from '@reduxjs/toolkit';
import { selectCartItems } from '@/entities/cart';
import { selectProductList } from '@/entities/product';
import type { RootState } from '../redux/rootReducer';

/** The names of all products of a state, by their ids. */
const selectNames = createSelector(
  [selectProductList, selectCartItems],
  (list, items) => new Map([...(list?.products ?? []), ...items].map(({ id, name }) => [id, name])),
);

/** The name of the product with an id; undefined if the text is not the id of one. */
export function productName(id: string, state: RootState): string | undefined {
  return selectNames(state).get(id);
}
