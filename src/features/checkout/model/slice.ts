import { createSlice } from '@reduxjs/toolkit';
import { orderFinished, orderPlaced, orderUndone } from '@/entities/cart';

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
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(orderPlaced, () => ({ isWaiting: true }))
      .addCase(orderFinished, () => initialState)
      .addCase(orderUndone, () => initialState);
  },
  selectors: {
    selectIsWaiting: ({ isWaiting }) => isWaiting,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { selectIsWaiting } = checkoutSlice.selectors;
