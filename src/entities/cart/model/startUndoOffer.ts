import type { TypedStartListening } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { productRemoved, undoExpired, type CartState } from './slice';

interface Deps {
  /** Resolves when the change that was just dispatched can be seen. */
  painted: () => Promise<void>;
  /** Resolves when the state that is shown is the present. */
  present: () => Promise<void>;
}

/** Withdraws the offer 'Desfazer' after its time; a later removal starts the time anew. */
export function startUndoOffer(
  start: TypedStartListening<{ cart: CartState }>,
  { painted, present }: Deps,
): () => void {
  return start({
    actionCreator: productRemoved,
    async effect(_action, { getState, getOriginalState, cancelActiveListeners, delay, dispatch }) {
      const offer = getState().cart.removed;
      if (offer === getOriginalState().cart.removed) return;
      cancelActiveListeners();
      await painted(); // The alert comes first and holds the time still.
      await delay(shop.undoOfferMs);
      await present();
      if (getState().cart.removed === offer) dispatch(undoExpired());
    },
  });
}
