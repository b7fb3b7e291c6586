import { createSlice } from '@reduxjs/toolkit';
import { orderPlaced, orderUndone } from '@/entities/cart';
import { locationChanged } from '@/shared/navigation';

export interface CheckoutState {
  isWaiting: boolean;
  /** Only where orders go by WhatsApp: whether the shopper is asked before the cart is emptied. */
  isAsking?: boolean;
}

const initialState: CheckoutState = { isWaiting: false };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The shopper wants to finish an order of which the shop knows nothing. */
    orderQuestioned(state) {
      state.isAsking = true;
    },
    orderFinished: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPlaced, () => ({ isWaiting: true }))
      .addCase(orderUndone, () => initialState)
      .addCase(locationChanged, (state) => {
        delete state.isAsking;
      });
  },
  selectors: {
    selectIsWaiting: ({ isWaiting }) => isWaiting,
    selectIsAsking: ({ isAsking = false }) => isAsking,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { orderFinished, orderQuestioned } = checkoutSlice.actions;
export type CheckoutAction = ReturnType<(typeof checkoutSlice.actions)[keyof typeof checkoutSlice.actions]>;
export const { selectIsAsking, selectIsWaiting } = checkoutSlice.selectors;
