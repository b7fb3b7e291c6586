import { readFileSync } from 'node:fs';
import { slug } from '../../src/shared/lib/text';
import { fromRoot } from '../fromRoot';
import type { Settings } from './settings';

/** Names at the root of a built site, besides those of pages, and one that sounds like the shop's till. */
const TAKEN = [
  'index',
  '404',
  'shell',
  'produtos',
  'products',
  'assets',
  'pictures',
  'photos',
  'drawings',
  'checkout',
];

/** The names that no page or listing of an owner may have: TAKEN, and the first part of each page's path. */
export function takenNames(): string[] {
  const addresses = JSON.parse(
    readFileSync(fromRoot('src/shared/navigation/addresses.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  return [...TAKEN, ...Object.values(addresses).flatMap((address) => address.split('/')[1] || [])];
}

/** The first part of the path of a category's listing (src/shared/navigation/listingPaths.ts). */
export const listingName = ({ tab, path = slug(tab) }: Settings['categories'][string]) => path;
