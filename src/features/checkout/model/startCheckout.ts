import type { TypedStartListening } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { orderFinished, type CheckoutState } from './slice';

interface Deps {
  /** Resolves when the present state is shown: an order does not end while somebody looks at a past one. */
  present: () => Promise<void>;
  /** Notes in the action log what the effect asks for. */
  asked: (asked: { wait: number }) => void;
}

/** Finishes an order after the checkout wait (docs/specification.md, section 9). */
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

/** Whether a change of the state starts the checkout wait. */
export function startsWaiting(before: CheckoutState, after: CheckoutState): boolean {
  return after.isWaiting && !before.isWaiting;
}
