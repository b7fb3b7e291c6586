import { shop } from '@/shared/config';
import type { Effect } from '@/shared/lib';
import { undoExpired, type CartRootState } from './slice';

interface World {
  /** Resolves when the new state is painted. */
  painted: () => Promise<void>;
  /** Resolves when the present state is shown, not a past one. */
  whenPresentIsShown: () => Promise<void>;
}

/** Withdraws the offer 'Desfazer' after its time; another removal restarts the time. */
export const undoOffer: Effect<CartRootState, World, { wait: number; then: string }> = {
  when: (_action, { cart: before }, { cart }) => cart.removed !== null && cart.removed !== before.removed,
  request: () => ({ wait: shop.undoOfferMs, then: undoExpired.type }),
  async run({ wait }, { painted, whenPresentIsShown, getState, cancelActiveListeners, delay, dispatch }) {
    const offer = getState().cart.removed;
    cancelActiveListeners();
    await painted(); // The alert comes first. The offer's time starts when it is closed.
    await delay(wait);
    await whenPresentIsShown();
    if (getState().cart.removed === offer) dispatch(undoExpired());
  },
};
