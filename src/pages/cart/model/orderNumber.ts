import { createSelector } from '@reduxjs/toolkit';
import { selectCartItems } from '@/entities/cart';
import type { selectProductList } from '@/entities/product';

type ProductRootState = Parameters<typeof selectProductList>[0];

/** Without 0, O, 1 and I, which people mistake for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A number for the order of a visit, such as 'K7Q-F3M'. It follows from the state, so that a replay shows the same: from the
 * id of the visit's request for the products, which is random, and from what is ordered.
 */
export const selectOrderNumber = createSelector(
  [({ product }: ProductRootState) => product.queries['list(undefined)']?.requestId, selectCartItems],
  (visit, items) => {
    const order = items.map(({ id, quantity, price_in_cents }) => [id, quantity, price_in_cents]);
    let hash = hashOf(JSON.stringify([visit, order]));
    const signs = Array.from({ length: 6 }, () => {
      const sign = SIGNS.charAt(hash % SIGNS.length);
      hash = Math.floor(hash / SIGNS.length);
      return sign;
    }).join('');
    return `${signs.slice(0, 3)}-${signs.slice(3)}`;
  },
);

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
