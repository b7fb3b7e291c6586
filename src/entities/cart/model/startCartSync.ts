import { isAnyOf, type Dispatch, type TypedStartListening } from '@reduxjs/toolkit';
import { parseCart, type CartItem } from './cartItem';
import { cartRestored, changedElsewhere, type CartState, type ItemChange } from './slice';

interface Deps {
  dispatch: Dispatch;
  /** The cart in storage; what is read from it is unchecked. */
  saved: {
    load: () => Promise<{ items?: unknown } | undefined>;
    read: () => { items?: unknown } | undefined;
    write: (cart: CartState) => void;
  };
  /** Shares items with the shop's other tabs (features/action-log/tabs). */
  tabs: {
    isHeardOf: (id: string) => boolean;
    note: (before: readonly CartItem[], after: readonly CartItem[]) => () => void;
    listen: (onChange: (change: ItemChange) => void) => () => void;
  };
  /** Notes in the action log what the effect asks for. */
  asked: (asked: { save: 'cart' }) => void;
}

/**
 * Saves the cart with every live change and keeps the carts of all tabs the same. An item that is missing in storage does
 * not count as removed, and an item in storage that this tab has never heard of is adopted before storage is overwritten
 * (docs/decisions/0009-tabs-share-actions.md).
 */
export function startCartSync(
  start: TypedStartListening<{ cart: CartState }>,
  { dispatch, saved, tabs, asked }: Deps,
): () => void {
  const adopt = (known: () => readonly CartItem[]) => {
    for (const item of parseCart(saved.read()?.items)) {
      const { id } = item;
      const isUnheard = !tabs.isHeardOf(id) && known().every((other) => other.id !== id);
      if (isUnheard) dispatch(changedElsewhere({ id, item, index: known().length }));
    }
  };

  const isFromOutside = isAnyOf(cartRestored, changedElsewhere);

  const stopSaving = start({
    predicate: (_action, after, before) => savesCart(before.cart, after.cart),
    effect(action, { getState, getOriginalState }) {
      asked({ save: 'cart' });
      const { items } = getState().cart;
      const tell = tabs.note(isFromOutside(action) ? items : getOriginalState().cart.items, items);
      adopt(() => getState().cart.items);
      saved.write(getState().cart);
      tell();
    },
  });

  const stopListening = tabs.listen((change) => dispatch(changedElsewhere(change)));

  void saved.load().then((cart) => dispatch(cartRestored(parseCart(cart?.items))));

  return () => {
    stopSaving();
    stopListening();
  };
}

/** Whether a change of the cart is saved. */
export function savesCart(before: CartState, after: CartState): boolean {
  return after.items !== before.items;
}
