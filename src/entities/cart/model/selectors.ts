import { createSelector } from '@reduxjs/toolkit';
import { nameWithVariant, versionOf } from '@/entities/product/@x/cart';
import { selectProductsById } from './changes';
import { selectCartItems, shippingFor, type CartState } from './slice';

// Selectors that only the cart's page and the QA panel need: the slice is in the first download.

interface CartRootState {
  cart: CartState;
}

export const selectOpenQuantityMenu = ({ cart }: CartRootState) => cart.openMenu;

type ListedCartState = CartRootState & Parameters<typeof selectProductsById>[0];

/** The items, named with a variant's colour and size, which are not saved (docs/contract.md, "Variants"). */
export const selectNamedItems = createSelector([selectCartItems, selectProductsById], (items, products) =>
  items.map((item) => ({ ...item, name: nameWithVariant(item.name, products.get(item.id)) })),
);

/** 'Azul, M' of an item's product in the list; empty if it is not known, or if the item's name says it. */
export function selectVersion(state: ListedCartState, id: string): string {
  const product = selectProductsById(state).get(id);
  return product && !product.item_group_id ? versionOf(product) : '';
}

/** The name of the item that 'Desfazer' puts back. */
export const selectRemovedName = (state: ListedCartState) => {
  const { item } = state.cart.removed ?? {};
  return item && nameWithVariant(item.name, selectProductsById(state).get(item.id));
};

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
