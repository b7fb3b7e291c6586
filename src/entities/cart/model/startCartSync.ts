import { isAnyOf, type Dispatch, type TypedStartListening } from '@reduxjs/toolkit';
import { parseCart, type CartItem } from './cartItem';
import { cartRestored, changedElsewhere, type CartState, type ItemChange } from './slice';

interface Deps {
  dispatch: Dispatch;
  getState: () => { cart: CartState };
  /** The cart in storage; what is read from it is unchecked. */
  saved: {
    load: () => Promise<{ items?: unknown } | undefined>;
    read: () => { items?: unknown } | undefined;
    /** Writes what the tabs know of it as well. */
    write: (cart: CartState) => void;
  };
  /** Shares items with the shop's other tabs (packages/shared-list). */
  tabs: {
    restored: (items: readonly CartItem[]) => void;
    note: (before: readonly CartItem[], after: readonly CartItem[]) => () => void;
    missed: (items: readonly CartItem[]) => ItemChange[];
    isAhead: (items: readonly CartItem[]) => boolean;
    listen: (listener: {
      onChanges: (changes: readonly ItemChange[]) => void;
      onBack: () => void;
    }) => () => void;
  };
  /** Notes in the action log what the effect asks for. */
  logEffect: (effect: { save: 'cart' }) => void;
}

/**
 * Saves the cart with every live change and keeps the carts of all tabs the same. Before storage is overwritten, and when
 * another tab has written, what this tab has missed is taken in (docs/decisions/0009-tabs-share-actions.md).
 */
export function startCartSync(
  startListening: TypedStartListening<{ cart: CartState }>,
  { dispatch, getState, saved, tabs, logEffect }: Deps,
): () => void {
  const stored = () => parseCart(saved.read()?.items);
  let isTakingIn = false;
  const takeIn = (changes: readonly ItemChange[]) => {
    isTakingIn = true;
    try {
      for (const change of changes) dispatch(changedElsewhere(change));
    } finally {
      isTakingIn = false;
    }
  };
  const save = () => {
    const { cart } = getState();
    // A copy, because redux-persist skips a list that it has written before, whatever storage holds by now.
    saved.write({ ...cart, items: [...cart.items] });
  };
  const catchUp = (changes: readonly ItemChange[]) => {
    takeIn(changes);
    if (tabs.isAhead(stored())) save();
  };

  const isFromOutside = isAnyOf(cartRestored, changedElsewhere);

  const stopSaving = startListening({
    predicate: (_action, after, before) => savesCart(before.cart, after.cart),
    effect(action, { getOriginalState }) {
      logEffect({ save: 'cart' });
      if (isTakingIn) return; // It is saved once all is taken in.
      const { items } = getState().cart;
      if (cartRestored.match(action)) tabs.restored(items);
      const tell = tabs.note(isFromOutside(action) ? items : getOriginalState().cart.items, items);
      takeIn(tabs.missed(stored()));
      save();
      tell();
    },
  });

  const stopListening = tabs.listen({ onChanges: catchUp, onBack: () => catchUp(tabs.missed(stored())) });

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
