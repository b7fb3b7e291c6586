import { matchPath } from 'react-router-dom';
import { shop } from '@/shared/config';
import { slug } from '@/shared/lib';
import { addresses, pathOf } from './addresses';

// A listing's path says its category and page (docs/contract.md, "Address"): '/', '/produtos/2', '/canecas'.

/** All products. Their first page is '/'; '/produtos' shows it, too, but no link of the shop leads there. */
const ALL = 'produtos';

/** The first part of the path of each category, by the category's key. */
export const listingNames: ReadonlyMap<string, string> = new Map([
  ['all', ALL],
  ...Object.entries(shop.categories).map(([key, { tab, path = slug(tab) }]) => [key, path] as const),
]);

/** The path of a page of a category. */
export function listingPath(category: string, page: number): string {
  const name = listingNames.get(category) ?? ALL;
  if (page > 1) return `/${name}/${page}`;
  return name === ALL ? addresses.catalogue : `/${name}`;
}

const patterns = [addresses.catalogue, addresses.listing, addresses.listingPage];

/** The category and page in the address of a listing; undefined for another address. No number is page 1. */
export function listingAt(address: string): { category: string; page: number } | undefined {
  const path = pathOf(address);
  const [match] = patterns.flatMap((pattern) => matchPath(pattern, path) ?? []);
  const { listing = ALL, page = '' } = match?.params ?? {};
  const [category] = [...listingNames].find(([, name]) => name === listing) ?? [];
  if (!match || category === undefined) return undefined;
  return { category, page: /^[1-9]\d*$/.test(page) ? Number(page) : 1 };
}

/** The path of the page that an address shows: all listings are on the catalogue's. */
export const pagePath = (address: string) => (listingAt(address) ? addresses.catalogue : pathOf(address));
