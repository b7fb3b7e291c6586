import { createPath, matchPath, parsePath } from 'react-router-dom';
import { shop } from '@/shared/config';
import { addresses, ALL_PRODUCTS, noChoices, queryNames } from './addresses.mjs';
import { listingName } from './listingName';
import { pathOf } from './path';

// The address of a listing: '/', '/produtos/2', '/canecas', '/canecas/2?ordem=preco-asc', '/?busca=lua'. The path
// says category and page, the query search and order (docs/contract.md, "Address").

/** What the address of a listing says. */
export interface ListingParts {
  /** A category's key, or that of all products (`noChoices`). */
  category: string;
  /** From 1. */
  page: number;
  /** What is searched; null if the address says nothing of it. */
  search?: string | null | undefined;
  /** The word for a sort order, such as 'preco-asc' (features/catalogue); null if the address says nothing of it. */
  order?: string | null | undefined;
}

/** The first part of the path of each category, by the category's key. */
export const listingNames: ReadonlyMap<string, string> = new Map([
  [noChoices.category, ALL_PRODUCTS],
  ...Object.entries(shop.categories).map(([key, category]) => [key, listingName(category)] as const),
]);

/** The address of a listing. A category that the shop does not have is all products. */
export function listingAddress({ category, page, search, order }: ListingParts): string {
  const query = new URLSearchParams();
  if (search) query.set(queryNames.search, search);
  if (order) query.set(queryNames.sort, order);
  return createPath({ pathname: pathOfListing(category, page), search: String(query) });
}

function pathOfListing(category: string, page: number): string {
  const name = listingNames.get(category) ?? ALL_PRODUCTS;
  if (page > 1) return addresses.listingPage.replace(':listing', name).replace(':page', String(page));
  return name === ALL_PRODUCTS ? addresses.catalogue : listingPath(name);
}

/** The path of a listing's first page, by the listing's name: also '/produtos', which no link of the shop leads to. */
export const listingPath = (name: string) => addresses.listing.replace(':listing', name);

const patterns = [addresses.catalogue, addresses.listing, addresses.listingPage];

/**
 * What the address of a listing says; undefined for another address. Anything that is not a page number counts as page 1. Search and
 * order are as the address has them, unchecked; of two with the same name the first counts.
 */
export function readListingAddress(address: string): Required<ListingParts> | undefined {
  const path = pathOf(address);
  const [match] = patterns.flatMap((pattern) => matchPath<'listing' | 'page', string>(pattern, path) ?? []);
  const { listing = ALL_PRODUCTS, page = '' } = match?.params ?? {};
  const [category] = [...listingNames].find(([, name]) => name === listing) ?? [];
  if (!match || category === undefined) return undefined;
  const query = new URLSearchParams(parsePath(address).search);
  return {
    category,
    page: /^[1-9]\d*$/.test(page) ? Number(page) : 1,
    search: query.get(queryNames.search),
    order: query.get(queryNames.sort),
  };
}

/** The path of the page that an address shows: all listings are on the catalogue's. */
export const pagePath = (address: string) =>
  readListingAddress(address) ? addresses.catalogue : pathOf(address);
