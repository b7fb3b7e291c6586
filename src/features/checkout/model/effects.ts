import { orderFinished } from '@/entities/cart';
import { shop } from '@/shared/config';
import type { Effect } from '@/shared/lib';
import type { CheckoutRootState } from './slice';

interface World {
  /** Resolves when the present state is shown: no order ends while a past one is shown. */
  whenPresentIsShown: () => Promise<void>;
}

/** Finishes an order after the checkout wait (docs/specification.md, section 9). */
export const checkoutWait: Effect<CheckoutRootState, World, { wait: number; then: string }> = {
  when: (_action, before, after) => after.checkout.isWaiting && !before.checkout.isWaiting,
  request: () => ({ wait: shop.checkoutWaitMs, then: orderFinished.type }),
  async run({ wait }, { whenPresentIsShown, getState, cancelActiveListeners, delay, dispatch }) {
    cancelActiveListeners(); // The wait of an order that was taken back.
    await delay(wait);
    await whenPresentIsShown();
    if (getState().checkout.isWaiting) dispatch(orderFinished());
  },
};
