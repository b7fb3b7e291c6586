import { createSlice } from '@reduxjs/toolkit';
import { orderPlaced } from '@/entities/cart';

export interface CheckoutState {
  isWaiting: boolean;
}

const initialState: CheckoutState = { isWaiting: false };

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    orderFinished: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(orderPlaced, (state) => {
      state.isWaiting = true;
    });
  },
  selectors: {
    selectIsWaiting: (state) => state.isWaiting,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { orderFinished } = checkoutSlice.actions;
export type CheckoutAction = ReturnType<(typeof checkoutSlice.actions)[keyof typeof checkoutSlice.actions]>;
export const { selectIsWaiting } = checkoutSlice.selectors;
