import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import {
  cardsOf,
  selectProductList,
  selectProducts,
  type Card,
  type Product,
  type ProductList,
  type ProductRootState,
} from '@/entities/product';
import { shop } from '@/shared/config';
import { noChoices, type Choices } from './choices';
import { listProducts } from './listProducts';
import { selectCategory, selectChosenPage, selectSearch, selectSort, type CatalogueRootState } from './slice';

const none: readonly Product[] = [];

/** The products that match the choices. Memoized, so that a page change or an open menu computes nothing. */
const selectListing = createSelector(
  [selectProducts, selectCategory, selectSearch, selectSort],
  (products = none, category, search, sort) => listProducts(products, { category, search, sort }),
);

export type ListingRootState = CatalogueRootState & ProductRootState;

/** The part of the list in a prerendered listing; undefined if the choices list something else. */
function selectPart(state: ListingRootState): ProductList | undefined {
  const list = selectProductList(state);
  const { category = noChoices.category, from = -1 } = list?.part ?? {};
  const isListed =
    selectCategory(state) === category && selectSearch(state) === '' && selectSort(state) === null;
  return from >= 0 && isListed ? list : undefined;
}

/** How many products match the choices; undefined until that is known. */
export function selectListingCount(state: ListingRootState): number | undefined {
  return selectProducts(state) ? selectListing(state).products.length : selectPart(state)?.part?.of;
}

/** Whether the listing shows products that are only similar to the search (searchWordByWord.ts). */
export const selectIsSimilar = (state: ListingRootState) => selectListing(state).isSimilar;

/** What the search was understood as; undefined if the listed products match it as it is. */
export const selectUnderstood = (state: ListingRootState) => selectListing(state).understood;

/** An empty listing has one empty page. */
export function selectPageCount(state: ListingRootState): number {
  return Math.max(1, Math.ceil((selectListingCount(state) ?? 0) / shop.pageSize));
}

/** The current page: the chosen one, clamped to the pages that exist once they are known. */
export function selectPage(state: ListingRootState): number {
  const isCounted = selectListingCount(state) !== undefined;
  return Math.min(selectChosenPage(state), isCounted ? selectPageCount(state) : Infinity);
}

/** The choices with the page that is shown, which an address and storage may exceed. */
export const selectShownChoices = createSelector(
  [selectCategory, selectSort, selectSearch, selectPage],
  (category, sort, search, page): Choices => ({ category, sort, search, page }),
);

/**
 * The products of the current page; undefined until they have arrived. If the backend's rows equal those of
 * the built-in list, the result is the same array, so that the cards do not render again.
 */
export const selectPageProducts = createSelector(
  [selectProducts, selectListing, selectPart, selectPage],
  (products, listing, list, page) => {
    const [from, to] = [(page - 1) * shop.pageSize, page * shop.pageSize];
    if (products) return listing.products.slice(from, to);
    if (!list?.part) return undefined;
    const [first, end] = [from - list.part.from, Math.min(to, list.part.of) - list.part.from];
    const cards = cardsOf(list.products, list.products);
    return first >= 0 && cards.length >= end ? cards.slice(first, end) : undefined;
  },
  { memoizeOptions: { resultEqualityCheck: areSameProducts } },
);

function areSameProducts(cards: readonly Card[], before?: readonly Card[]): boolean {
  return cards.length === before?.length && cards.every((card, index) => shallowEqual(card, before[index]));
}
