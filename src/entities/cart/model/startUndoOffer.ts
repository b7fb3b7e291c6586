import type { TypedStartListening } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { undoExpired, type CartState } from './slice';

interface Deps {
  /** Resolves when the change that was just dispatched can be seen. */
  painted: () => Promise<void>;
  /** Resolves when the state that is shown is the present. */
  present: () => Promise<void>;
  /** Notes what is asked for. */
  asked: (asked: { wait: number }) => void;
}

/** Withdraws the offer 'Desfazer' after its time; a later removal starts the time anew. */
export function startUndoOffer(
  start: TypedStartListening<{ cart: CartState }>,
  { painted, present, asked }: Deps,
): () => void {
  return start({
    predicate: (_action, after, before) => offersUndo(before.cart, after.cart),
    async effect(_action, { getState, cancelActiveListeners, delay, dispatch }) {
      const offer = getState().cart.removed;
      asked({ wait: shop.undoOfferMs });
      cancelActiveListeners();
      await painted(); // The alert comes first and holds the time still.
      await delay(shop.undoOfferMs);
      await present();
      if (getState().cart.removed === offer) dispatch(undoExpired());
    },
  });
}

/** Whether a change of the cart makes an offer to undo. */
export function offersUndo(before: CartState, after: CartState): boolean {
  return after.removed !== null && after.removed !== before.removed;
}
