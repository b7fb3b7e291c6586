import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { saveFailed, saveResumed, type CartState } from './slice';
import { savesCart } from './startCartSync';

interface Deps {
  dispatch: Dispatch;
  saved: {
    write: (cart: CartState) => void;
    /** Whether a reload would find what was written last. */
    isKept: () => boolean;
  };
}

/** Ms until a cart that could not be saved is saved again. */
const RETRY = 1000;

/**
 * Tells the store when the cart cannot be saved and when it can again, and tries again until then. To be started after
 * `startCartSync`, which saves the cart.
 */
export function startSaveWatch(
  startListening: TypedStartListening<{ cart: CartState }>,
  { dispatch, saved }: Deps,
): () => void {
  const stop = startListening({
    predicate: (_action, after, before) => savesCart(before.cart, after.cart),
    async effect(_action, { getState, cancelActiveListeners, delay }) {
      cancelActiveListeners();
      const tell = () => {
        const isKept = saved.isKept();
        if (isKept === /^failed/.test(getState().cart.saving ?? ''))
          dispatch(isKept ? saveResumed() : saveFailed());
      };
      tell();
      while (!saved.isKept()) {
        await delay(RETRY);
        const { cart } = getState();
        saved.write({ ...cart, items: [...cart.items] }); // What has not changed would not be written.
        tell();
      }
    },
  });
  return () => stop({ cancelActive: true });
}
