import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced, orderUndone } from '@/entities/cart';
import { shop } from '@/shared/config';
import type { Effect } from '@/shared/lib';
import { locationChanged } from '@/shared/navigation';

interface CheckoutState {
  isWaiting: boolean;
  /** Only where orders go by WhatsApp: the number of the order about which the shopper is asked. */
  questioned?: string;
}

/** A state with this slice. */
export interface CheckoutRootState {
  checkout: CheckoutState;
}

const initialState: CheckoutState = { isWaiting: false };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The shopper wants to finish an order, named by its number, of which the shop knows nothing. */
    orderQuestioned(state, { payload }: PayloadAction<string>) {
      state.questioned = payload;
    },
    orderFinished: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPlaced, () => ({ isWaiting: true }))
      .addCase(orderUndone, () => initialState)
      .addCase(locationChanged, (state) => {
        delete state.questioned;
      });
  },
  selectors: {
    selectIsWaiting: ({ isWaiting }) => isWaiting,
    selectIsQuestioned: ({ questioned }, number: string) => questioned === number,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { orderFinished, orderQuestioned } = checkoutSlice.actions;
export type CheckoutAction = ReturnType<(typeof checkoutSlice.actions)[keyof typeof checkoutSlice.actions]>;
export const { selectIsQuestioned, selectIsWaiting } = checkoutSlice.selectors;

interface World {
  /** Resolves when the present state is shown: no order ends while a past one is shown. */
  whenPresentIsShown: () => Promise<void>;
}

/** Finishes an order after the checkout wait (docs/specification.md, section 9). */
export const checkoutWait: Effect<CheckoutRootState, World, { wait: number; then: string }> = {
  when: (_action, before, after) => after.checkout.isWaiting && !before.checkout.isWaiting,
  request: () => ({ wait: shop.checkoutWaitMs, then: orderFinished.type }),
  async run({ wait }, { whenPresentIsShown, getState, cancelActiveListeners, delay, dispatch }) {
    cancelActiveListeners(); // That of an order that was taken back.
    await delay(wait);
    await whenPresentIsShown();
    if (getState().checkout.isWaiting) dispatch(orderFinished());
  },
};
