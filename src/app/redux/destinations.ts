import { orderPlaced, productAdded } from '@/entities/cart';
import { searchSubmitted } from '@/features/catalogue';
import { orderFinished } from '@/features/checkout';
import { HOME } from '@/shared/navigation';

export const CART = '/cart';

/** After this event the shopper is on that page (specification, section 4; design, decision 3). */
export const destinations: Readonly<Record<string, string>> = {
  [searchSubmitted.type]: HOME,
  [productAdded.type]: CART,
  [orderPlaced.type]: CART,
  [orderFinished.type]: HOME,
};
