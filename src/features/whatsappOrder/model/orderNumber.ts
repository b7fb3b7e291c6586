import { createSelector } from '@reduxjs/toolkit';
import { selectCartItems } from '@/entities/cart';
import { selectVisit } from './slice';

/** Without 0, O, 1 and I, which people mistake for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A number for an order, such as 'K7Q-F3M'. It follows from what is ordered and from the visit's first request
 * for the products, whose id is random: two shoppers who order the same have different numbers, and a replay
 * shows the number that the shopper saw. It is another one if the cart changes, and in another visit.
 */
export const selectOrderNumber = createSelector([selectCartItems, selectVisit], (items, visit) => {
  const order = items.map(({ id, quantity, price_in_cents }) => [id, quantity, price_in_cents]);
  let hash = textHash(JSON.stringify([visit, order]));
  const signs = Array.from({ length: 6 }, () => {
    const sign = SIGNS.charAt(hash % SIGNS.length);
    hash = Math.floor(hash / SIGNS.length);
    return sign;
  }).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3)}`;
});

/** A hash of a text, from 0 to 2^32 - 1. */
function textHash(text: string): number {
  let hash = 7;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash >>> 0;
}
