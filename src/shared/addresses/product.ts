import { matchRoutes } from 'react-router-dom';
import { encoded } from '../lib/encoding';
import { addresses } from './addresses.mjs';
import { pathOf } from './path';

// The address of a product's page says its id: '/product/caneca-1'. An id may have any letters, a dot, a slash
// and a percent sign, too.

/** The address of a product's page. */
export function productAddress(id: string): string {
  return addresses.product.replace(/:\w+/, () => encoded(id));
}

/**
 * The id in the address of a product's page, perhaps only a part of a product's id; undefined for another address.
 * It is what `useParams` gives that page: react-router decodes in `matchRoutes`.
 */
export function readProductAddress(address: string): string | undefined {
  return matchRoutes([{ path: addresses.product }], pathOf(address))?.[0]?.params.productId;
}

/** The longest encoded id: with the rest of its address it fits the sitemap protocol's 2,048 characters. */
const LONGEST_ID = 2000;
/** Half a surrogate pair has no UTF-8, browsers resolve dots, and react-router reads '%2F' as a slash. */
const WITHOUT_ADDRESS = /\p{Cs}|^\.{1,2}$|%2F/u;

/** Whether an address can hold a product's id, so that the page reads the same id back. */
export const hasAddress = (id: string) =>
  !WITHOUT_ADDRESS.test(id) && encodeURIComponent(id).length <= LONGEST_ID;
