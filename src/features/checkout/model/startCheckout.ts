import type { TypedStartListening } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import { orderFinished, type CheckoutState } from './slice';

interface Deps {
  /** Resolves when the present state is shown: no order ends while a past one is shown. */
  whenPresentIsShown: () => Promise<void>;
  /** Writes the effect's request to the action log. */
  logEffect: (effect: typeof orderWait) => void;
}

/** In ms, and the action that follows. */
export const orderWait = { wait: shop.checkoutWaitMs, then: orderFinished.type };

/** Finishes an order after the checkout wait (docs/specification.md, section 9). */
export function startCheckout(
  startListening: TypedStartListening<{ checkout: CheckoutState }>,
  { whenPresentIsShown, logEffect }: Deps,
): () => void {
  return startListening({
    predicate: (_action, after, before) => startsWaiting(before.checkout, after.checkout),
    async effect(_action, { delay, dispatch }) {
      logEffect(orderWait);
      await delay(orderWait.wait);
      await whenPresentIsShown();
      dispatch(orderFinished());
    },
  });
}

/** Whether a change of the state starts the checkout wait. */
export function startsWaiting(before: CheckoutState, after: CheckoutState): boolean {
  return after.isWaiting && !before.isWaiting;
}
