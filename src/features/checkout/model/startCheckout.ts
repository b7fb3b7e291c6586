import type { TypedStartListening } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { orderFinished, type CheckoutState } from './slice';

interface Deps {
  /** Resolves when the state that is shown is the present: an order does not end while somebody looks at the past. */
  present: () => Promise<void>;
  /** Notes what is asked for. */
  asked: (asked: { wait: number }) => void;
}

/** Finishes a live order after the wait of the specification's section 9. */
export function startCheckout(
  start: TypedStartListening<{ checkout: CheckoutState }>,
  { present, asked }: Deps,
): () => void {
  return start({
    predicate: (_action, after, before) => startsWaiting(before.checkout, after.checkout),
    async effect(_action, { delay, dispatch }) {
      asked({ wait: shop.checkoutWaitMs });
      await delay(shop.checkoutWaitMs);
      await present();
      dispatch(orderFinished());
    },
  });
}

/** Whether a change is the begin of an order's wait. */
export function startsWaiting(before: CheckoutState, after: CheckoutState): boolean {
  return after.isWaiting && !before.isWaiting;
}
