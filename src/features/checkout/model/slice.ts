import { createSlice } from '@reduxjs/toolkit';
import { orderFinished, orderPlaced, orderUndone, type PixCharge } from '@/entities/cart';
import { shop } from '@/shared/config';

interface CheckoutState {
  isWaiting: boolean;
  /** What is paid by Pix for the last order of this visit, if the shop offers it. */
  charge?: PixCharge;
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
      .addCase(orderPlaced, (_state, { payload }) => ({
        isWaiting: true,
        ...(shop.pix && payload?.charge ? { charge: payload.charge } : null),
      }))
      .addCase(orderFinished, (state) => {
        state.isWaiting = false;
      })
      .addCase(orderUndone, () => initialState);
  },
  selectors: {
    selectIsWaiting: ({ isWaiting }) => isWaiting,
    selectCharge: ({ charge }) => charge,
  },
});

export const checkoutReducer = checkoutSlice.reducer;
export const { selectIsWaiting, selectCharge } = checkoutSlice.selectors;
