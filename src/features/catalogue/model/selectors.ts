import { createSelector } from '@reduxjs/toolkit';
import { selectProducts, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { listProducts } from './listProducts';
import { selectCategory, selectChosenPage, selectSearch, selectSort } from './slice';

const none: readonly Product[] = [];

/** All products that the choices list; neither a page change nor an open menu works it out again. */
const selectListing = createSelector(
  [selectProducts, selectCategory, selectSearch, selectSort],
  (products = none, category, search, sort) => listProducts(products, { category, search, sort }),
);

type ListingRootState = Parameters<typeof selectListing>[0] & Parameters<typeof selectChosenPage>[0];

export function selectListingCount(state: ListingRootState): number {
  return selectListing(state).length;
}

/** An empty listing has one empty page. */
export function selectPageCount(state: ListingRootState): number {
  return Math.max(1, Math.ceil(selectListingCount(state) / shop.pageSize));
}

/** The page that is shown: the chosen one, clamped to those that exist. */
export function selectPage(state: ListingRootState): number {
  return Math.min(selectChosenPage(state), selectPageCount(state));
}

/** The products of the page that is shown. */
export const selectPageProducts = createSelector([selectListing, selectPage], (listing, page) =>
  listing.slice((page - 1) * shop.pageSize, page * shop.pageSize),
);
