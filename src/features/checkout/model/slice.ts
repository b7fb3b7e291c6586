import { createSlice } from '@reduxjs/toolkit';
import { orderPlaced, orderUndone } from '@/entities/cart';

interface CheckoutState {
  isWaiting: boolean;
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
    orderFinished: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, () => ({ isWaiting: true })).addCase(orderUndone, () => initialState);
  },
  selectors: {
    selectIsWaiting: ({ isWaiting }) => isWaiting,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { orderFinished } = checkoutSlice.actions;
export type CheckoutAction = ReturnType<(typeof checkoutSlice.actions)[keyof typeof checkoutSlice.actions]>;
export const { selectIsWaiting } = checkoutSlice.selectors;
