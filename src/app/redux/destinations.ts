import { orderFinished, orderPlaced, productAdded } from '@/entities/cart';
import { categoryChosen, searchSubmitted } from '@/features/catalogue';
import { addresses } from '@/shared/addresses';

/**
 * The page that the shopper is on after an event, by the event's type (docs/specification.md, section 4;
 * docs/decisions/0001-location-is-a-slice.md).
 */
export const destinations: ReadonlyMap<string, string> = new Map([
  [categoryChosen.type, addresses.catalogue], // A suggestion, on any page.
  [searchSubmitted.type, addresses.catalogue],
  [productAdded.type, addresses.cart],
  [orderPlaced.type, addresses.cart],
  [orderFinished.type, addresses.catalogue],
]);
