import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import type { SharedList } from 'shared-list';
import { storageName } from '@/shared/config';
import type { CartItem } from './cartItem';
import { changedElsewhere, saveFailed, saveResumed, selectHasSaveFailed, type CartState } from './slice';

interface Deps {
  dispatch: Dispatch;
  getState: () => { cart: CartState };
  /** The saved cart, which all tabs share. */
  list: Pick<SharedList<CartItem>, 'change' | 'onRemote' | 'onSaved'>;
  /** Writes the effect's request to the action log. */
  logEffect: (request: ReturnType<typeof cartSaving>) => void;
}

/** The key of the saved cart in localStorage (docs/contract.md, "Storage"). */
export const CART_KEY = `${storageName}:cart`;

/**
 * Saves the cart after every live change, takes in the changes of other tabs, and notes when the browser does
 * not keep the cart (docs/decisions/0009-tabs-share-actions.md).
 */
export function startCartSync(
  startListening: TypedStartListening<{ cart: CartState }>,
  { dispatch, getState, list, logEffect }: Deps,
): () => void {
  list.onRemote((change) => dispatch(changedElsewhere(change)));
  list.onSaved((isSaved) => {
    if (isSaved === selectHasSaveFailed(getState())) dispatch(isSaved ? saveResumed() : saveFailed());
  });
  return startListening({
    predicate: (_action, after, before) => savesCart(before.cart, after.cart),
    effect(_action, { getOriginalState }) {
      logEffect(cartSaving(getState().cart));
      list.change(getOriginalState().cart.items, getState().cart.items);
    },
  });
}

/** Whether a change of the cart is saved. */
export function savesCart(before: CartState, after: CartState): boolean {
  return after.items !== before.items;
}

/** How the action log names a cart that is saved: the quantities by their items' ids. */
export const cartSaving = ({ items }: CartState) => ({
  save: 'cart',
  key: CART_KEY,
  value: Object.fromEntries(items.map(({ id, quantity }) => [id, quantity])),
});
