import { createSelector } from '@reduxjs/toolkit';
import {
  nameWithVariant,
  selectProductList,
  versionOf,
  type ProductRootState,
} from '@/entities/product/@x/cart';
import { shop } from '@/shared/config';
import { changesOf } from './changes';
import type { CartItem } from './cartItem';
import { shippingFor, type CartRootState } from './slice';

export const selectCartItems = ({ cart }: CartRootState) => cart.items;
export const selectCartCount = ({ cart }: CartRootState) => cart.items.length;
export const selectIsCartEmpty = ({ cart }: CartRootState) => cart.items.length === 0;
export const selectIsInCart = ({ cart }: CartRootState, id: string) =>
  cart.items.some((item) => item.id === id);
export const selectOpenQuantityMenu = ({ cart }: CartRootState) => cart.openMenu;

/** What the waiting screen draws; undefined if no order is being finished. */
export const selectOrderedCategory = ({ cart }: CartRootState) => cart.orderedCategory;

export const selectHasSaveFailed = ({ cart: { saving } }: CartRootState) =>
  saving === 'failed' || saving === 'failed again';

/** Whether to show that the cart is not saved: once a visit, and only while there is something to lose. */
export const selectIsUnsaved = ({ cart: { items, saving } }: CartRootState) =>
  saving === 'failed' && items.length > 0;

const selectProductsById = createSelector(
  [selectProductList],
  (list) => new Map(list?.products.map((product) => [product.id, product])),
);

/** An item as the cart's page shows it. */
export interface NamedItem extends CartItem {
  /** Integer cents. */
  total: number;
}

/** The items, named with a variant's colour and size, which are not saved (docs/contract.md, "Variants"). */
export const selectNamedItems = createSelector([selectCartItems, selectProductsById], (items, products) =>
  items.map((item): NamedItem => ({
    ...item,
    name: nameWithVariant(item.name, products.get(item.id)),
    total: item.price_in_cents * item.quantity,
  })),
);

/** The largest quantity that an item's menu offers: `quantityLimit`, and no more than the list has, but 1 at least. */
export function selectLargestQuantity(state: ProductRootState, id: string): number {
  const stock = selectProductsById(state).get(id)?.stock ?? shop.quantityLimit;
  return Math.max(1, Math.min(stock, shop.quantityLimit));
}

/** 'Azul, M' of an item's product in the list; empty if it is not known, or if the item's name says it. */
export function selectVersion(state: CartRootState & ProductRootState, id: string): string {
  const product = selectProductsById(state).get(id);
  return product && !product.item_group_id ? versionOf(product) : '';
}

/** The name of the item that 'Desfazer' puts back. */
export const selectRemovedName = (state: CartRootState & ProductRootState) => {
  const { item } = state.cart.removed ?? {};
  return item && nameWithVariant(item.name, selectProductsById(state).get(item.id));
};

/** The changes of the items that differ from the list, by their ids; none before the backend's answer. */
export const selectChanges = createSelector(
  [selectProductList, selectProductsById, selectCartItems],
  (list, products, items) => changesOf(list?.source === 'backend' ? items : [], products),
);

/** Integer cents. */
export const selectSubtotal = ({ cart }: CartRootState) =>
  cart.items.reduce((sum, { price_in_cents, quantity }) => sum + price_in_cents * quantity, 0);

/** Integer cents. */
export const selectShipping = (state: CartRootState) => shippingFor(selectSubtotal(state));

/** Integer cents; shipping is added to an empty cart, too (docs/specification.md, section 9). */
export const selectTotal = (state: CartRootState) => selectSubtotal(state) + selectShipping(state);

/** How many cents the cart lacks for free shipping; 0 if the shop does not offer it, or if the cart has enough. */
export const selectMissingForFreeShipping = (state: CartRootState) =>
  shop.policy.freeShipping === 'applied' && !selectIsCartEmpty(state)
    ? Math.max(0, shop.freeShippingAboveInCents + 1 - selectSubtotal(state))
    : 0;
