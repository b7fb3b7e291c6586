import { addresses, ALL_PRODUCTS, LIST_PATH, sharedPages } from '../../src/shared/addresses/addresses.mjs';
import { folders } from '../../src/shared/addresses/folders.mjs';

/** Names at the root of a built site that are not pages, and a name that shoppers may expect to be the checkout. */
const TAKEN = [
  'index',
  sharedPages.errorView,
  sharedPages.productFrame,
  ALL_PRODUCTS,
  LIST_PATH.slice(1),
  ...Object.values(folders),
  'checkout',
];

/** The names that no page or listing of an owner may have: TAKEN, and the first part of each page's path. */
export function takenNames(): string[] {
  return [...TAKEN, ...Object.values(addresses).flatMap((address) => address.split('/')[1] || [])];
}
