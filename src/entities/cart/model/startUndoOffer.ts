import type { TypedStartListening } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { undoExpired, type CartState } from './slice';

interface Deps {
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** Resolves when the present state is shown, not a past one. */
  whenPresentIsShown: () => Promise<void>;
  /** Writes the effect's request to the action log. */
  logEffect: (effect: typeof undoWait) => void;
}

/** In ms, and the action that follows. */
export const undoWait = { wait: shop.undoOfferMs, then: undoExpired.type };

/** Withdraws the offer 'Desfazer' after its time; another removal restarts the time. */
export function startUndoOffer(
  startListening: TypedStartListening<{ cart: CartState }>,
  { painted, whenPresentIsShown, logEffect }: Deps,
): () => void {
  return startListening({
    predicate: (_action, after, before) => offersUndo(before.cart, after.cart),
    async effect(_action, { getState, cancelActiveListeners, delay, dispatch }) {
      const offer = getState().cart.removed;
      logEffect(undoWait);
      cancelActiveListeners();
      await painted(); // The alert comes first. The offer's time starts when it is closed.
      await delay(undoWait.wait);
      await whenPresentIsShown();
      if (getState().cart.removed === offer) dispatch(undoExpired());
    },
  });
}

/** Whether a change of the cart offers to undo a removal. */
export function offersUndo(before: CartState, after: CartState): boolean {
  return after.removed !== null && after.removed !== before.removed;
}
