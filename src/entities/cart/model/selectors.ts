import { selectCartItems, shippingFor, type CartState } from './slice';

// Selectors that only the cart's page and the QA panel need: the slice is in the first download.

interface CartRootState {
  cart: CartState;
}

export const selectOpenQuantityMenu = ({ cart }: CartRootState) => cart.openMenu;

export const selectRemovedName = ({ cart }: CartRootState) => cart.removed?.item.name;

/** Whether to show that the cart is not saved: once a visit, and only while there is something to lose. */
export const selectIsUnsaved = ({ cart: { items, saving } }: CartRootState) =>
  saving === 'failed' && items.length > 0;

/** Integer cents. */
export function selectSubtotal(state: CartRootState): number {
  return selectCartItems(state).reduce(
    (sum, { price_in_cents, quantity }) => sum + price_in_cents * quantity,
    0,
  );
}

/** Integer cents. */
export const selectShipping = (state: CartRootState) => shippingFor(selectSubtotal(state));

/** Integer cents; shipping is always added (docs/specification.md, section 9). */
export const selectTotal = (state: CartRootState) => selectSubtotal(state) + selectShipping(state);
