import type { TypedStartListening } from '@reduxjs/toolkit';
import { orderPlaced } from '@/entities/cart';
import { shop } from '@/shared/config';
import { orderFinished, selectIsWaiting, type CheckoutState } from './slice';

/**
 * Finishes a live order after the wait of the specification's section 9. `present` resolves when the state that is
 * shown is the present: an order does not end while somebody looks at the past.
 */
export function startCheckout(
  start: TypedStartListening<{ checkout: CheckoutState }>,
  { present }: { present: () => Promise<void> },
): () => void {
  return start({
    actionCreator: orderPlaced,
    async effect(_action, { getState, getOriginalState, delay, dispatch }) {
      if (selectIsWaiting(getOriginalState()) || !selectIsWaiting(getState())) return;
      await delay(shop.checkoutWaitMs);
      await present();
      dispatch(orderFinished());
    },
  });
}
