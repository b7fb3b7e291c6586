import { createPath, parsePath } from 'react-router-dom';
import { addresses, listingAt, listingPath } from '@/shared/navigation';
import { noChoices, parseChoices, type Choices } from './choices';
import { queryNames } from './queryNames';

// The address of a listing: '/canecas/2?ordem=preco-asc', '/?busca=lua'. The path says category and page
// (listingPaths.ts), the query search and order.

/** The most characters of a search that an address has: servers refuse long addresses. */
const LONGEST_SEARCH = 300;

/** The word of each order in the address. It is not the label, so that a changed label breaks no link. */
const orders: ReadonlyMap<string, string> = new Map([
  ['newest', 'novidades'],
  ['price-desc', 'preco-desc'],
  ['price-asc', 'preco-asc'],
  ['best-sellers', 'mais-vendidos'],
]);

/** The words of earlier addresses, '/?categoria=canecas'. That of another category was its key. */
const earlierCategories: ReadonlyMap<string, string> = new Map([
  ['t-shirts', 'camisetas'],
  ['mugs', 'canecas'],
]);

/**
 * The address of a listing; '/' if the search is too long for an address. The search must be valid Unicode:
 * half a character becomes U+FFFD, as in every address.
 */
export function listingAddress({ category, page, search, sort }: Choices): string {
  if (search.length > LONGEST_SEARCH) return addresses.catalogue;
  const query = new URLSearchParams();
  if (search) query.set(queryNames.search, search);
  if (sort) query.set(queryNames.sort, orders.get(sort) ?? sort);
  return createPath({ pathname: listingPath(category, page), search: String(query) });
}

/**
 * Reads the choices in an address of the shop; null if it is not that of a listing. Invalid and unknown parts
 * are ignored, and of two parts with the same name the first counts.
 */
export function readListingAddress(address: string): Choices | null {
  const { pathname = addresses.catalogue, search: query } = parsePath(address);
  const listing = listingAt(pathname);
  if (!listing) return null;
  const given = new URLSearchParams(query);
  const said = (name: keyof typeof queryNames) => given.get(queryNames[name]) ?? '';
  const earlier = pathname === addresses.catalogue && {
    ...(said('category') && { category: keyOf(earlierCategories, said('category')) }),
    ...(said('page') && { page: Number(said('page')) }),
  };
  return parseChoices({
    ...listing,
    ...earlier,
    search: said('search').trim() ? said('search') : noChoices.search, // Spaces alone are not a search (slice.ts).
    sort: keyOf(orders, said('sort')),
  });
}

/** The key of a word; a word that is not in the table is a key. */
const keyOf = (words: ReadonlyMap<string, string>, word: string) =>
  [...words].find(([, known]) => known === word)?.[0] ?? word;
