import { createPath, parsePath } from 'react-router-dom';
import { listingAt, listingPath, queryNames } from '@/shared/navigation';
import { parseChoices, sortOptions, type Choices } from './choices';

// The address of a listing: '/canecas/2?ordem=preco-asc', '/?busca=lua'. The path says category and page
// (listingPaths.ts), the query search and order.

/** The address of a listing. */
export function listingAddress({ category, page, search, sort }: Choices): string {
  const query = new URLSearchParams();
  const order = sortOptions.find(({ value }) => value === sort);
  if (search) query.set(queryNames.search, search);
  if (order) query.set(queryNames.sort, order.word);
  return createPath({ pathname: listingPath(category, page), search: String(query) });
}

/**
 * Reads the choices in an address of the shop; null if it is not that of a listing. Invalid and unknown parts
 * are ignored, and of two parts with the same name the first counts.
 */
export function readListingAddress(address: string): Choices | null {
  const listing = listingAt(address);
  if (!listing) return null;
  const query = new URLSearchParams(parsePath(address).search);
  const order = sortOptions.find(({ word }) => word === query.get(queryNames.sort));
  return parseChoices({ ...listing, search: query.get(queryNames.search), sort: order?.value });
}
