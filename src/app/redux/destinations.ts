import { orderPlaced, productAdded } from '@/entities/cart';
import { searchSubmitted } from '@/features/catalogue';
import { orderFinished } from '@/features/checkout';
import { addresses } from '@/shared/navigation';

/** After this event the shopper is on that page (specification, section 4; design, decision 3). */
export const destinations: Readonly<Record<string, string>> = {
  [searchSubmitted.type]: addresses.catalogue,
  [productAdded.type]: addresses.cart,
  [orderPlaced.type]: addresses.cart,
  [orderFinished.type]: addresses.catalogue,
};
