import type { SharedList } from 'shared-list';
import { storageName } from '@/shared/config';
import type { Effect } from '@/shared/lib';
import type { CartItem } from './cartItem';
import type { CartRootState } from './slice';

/** The key of the saved cart in localStorage (docs/contract.md, "Storage"). */
export const CART_KEY = `${storageName}:cart`;

interface World {
  /** The saved cart, which all tabs share (docs/decisions/0009-tabs-share-actions.md). */
  savedCart: Pick<SharedList<CartItem>, 'change'>;
}

/** Saves the cart after every live change, and sends the change to the other tabs. */
export const cartSaving: Effect<CartRootState, World> = {
  when: (_action, before, after) => after.cart.items !== before.cart.items,
  request: (_action, _before, { cart }) => ({
    save: 'cart',
    key: CART_KEY,
    value: Object.fromEntries(cart.items.map(({ id, quantity }) => [id, quantity])),
  }),
  run(_request, { savedCart, getOriginalState, getState }) {
    savedCart.change(getOriginalState().cart.items, getState().cart.items);
  },
};
