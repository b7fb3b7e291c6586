import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced, orderUndone } from '@/entities/cart';
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
    /** The shopper wants to finish an order that WhatsApp may have sent. The payload is its number. */
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
