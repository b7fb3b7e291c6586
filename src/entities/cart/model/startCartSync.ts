import { isAnyOf, type Dispatch, type TypedStartListening } from '@reduxjs/toolkit';
import { parseCart, type CartItem } from './cartItem';
import { isNewer, itemChanges, parseChange, type Stamp } from './itemChanges';
import { cartRestored, changedElsewhere, type CartState } from './slice';

interface Deps {
  dispatch: Dispatch;
  /** The cart in storage; what is read from it is unchecked. */
  saved: {
    load: () => Promise<{ items?: unknown } | undefined>;
    read: () => { items?: unknown } | undefined;
    write: (cart: CartState) => void;
  };
  /** The channel to the shop's other tabs; null where the browser has none. */
  channel: BroadcastChannel | null;
  /** Ms since 1970, the same clock for all tabs. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** Notes in the action log what the effect asks for. */
  asked: (asked: { save: 'cart' }) => void;
}

/**
 * Saves the cart with every live change and keeps the carts of all tabs the same. Tabs send each other their changes,
 * item by item; the latest change of an item wins. An item that is missing in storage does not count as removed, and an
 * item in storage that this tab has never heard of is adopted before storage is overwritten
 * (docs/decisions/0009-tabs-share-actions.md).
 */
export function startCartSync(
  start: TypedStartListening<{ cart: CartState }>,
  { dispatch, saved, channel, now, tab, asked }: Deps,
): () => void {
  const stamps = new Map<string, Stamp>();
  let latest = 0;

  const nextStamp = (): Stamp => {
    latest = Math.max(now(), latest + 1);
    return { at: latest, tab };
  };

  const adopt = (known: () => readonly CartItem[]) => {
    for (const item of parseCart(saved.read()?.items)) {
      const { id } = item;
      const isUnheard = !stamps.has(id) && known().every((other) => other.id !== id);
      if (isUnheard) dispatch(changedElsewhere({ id, item, index: known().length }));
    }
  };

  const isFromOutside = isAnyOf(cartRestored, changedElsewhere);

  const stopSaving = start({
    predicate: (_action, after, before) => savesCart(before.cart, after.cart),
    effect(action, { getState, getOriginalState }) {
      asked({ save: 'cart' });
      const { items } = getState().cart;
      const own = isFromOutside(action) ? [] : itemChanges(getOriginalState().cart.items, items);
      const changes = own.map((change) => ({ ...change, stamp: nextStamp() }));
      changes.forEach(({ id, stamp }) => stamps.set(id, stamp));
      adopt(() => getState().cart.items);
      saved.write(getState().cart);
      try {
        changes.forEach((change) => channel?.postMessage(change));
      } catch {
        // Refused: the other tabs learn of it as where there is no channel.
      }
    },
  });

  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const change = parseChange(data);
    if (!change || !isNewer(change.stamp, stamps.get(change.id))) return;
    const { stamp, ...rest } = change;
    stamps.set(change.id, stamp);
    latest = Math.max(latest, stamp.at);
    dispatch(changedElsewhere(rest));
  };
  channel?.addEventListener('message', onMessage);

  void saved.load().then((cart) => dispatch(cartRestored(parseCart(cart?.items))));

  return () => {
    stopSaving();
    channel?.removeEventListener('message', onMessage);
  };
}

/** Whether a change of the cart is saved. */
export function savesCart(before: CartState, after: CartState): boolean {
  return after.items !== before.items;
}
