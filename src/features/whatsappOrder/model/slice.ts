import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced, orderUndone, type CartItem } from '@/entities/cart';
import { locationChanged } from '@/shared/navigation';

// An order by WhatsApp: the shop does not know whether it was sent, so it asks before the cart is emptied, and can
// bring the cart back.

interface WhatsAppOrderState {
  /** The number of the order about which the shopper is asked. */
  questioned?: string;
  /** What was ordered: 'Trazer o carrinho de volta' puts it back until the shopper goes elsewhere. */
  ordered?: readonly CartItem[];
}

/** A state with this slice. */
export interface WhatsAppOrderRootState {
  whatsappOrder: WhatsAppOrderState;
}

const initialState: WhatsAppOrderState = {};

const whatsAppOrderSlice = createSlice({
  name: 'whatsappOrder',
  initialState,
  reducers: {
    /** The shopper wants to finish an order that WhatsApp may have sent. The payload is its number. */
    orderQuestioned(state, { payload }: PayloadAction<string>) {
      state.questioned = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(orderPlaced, (_state, { payload: items }) => (items ? { ordered: items } : initialState))
      .addCase(orderUndone, () => initialState)
      .addCase(locationChanged, () => initialState);
  },
  selectors: {
    selectIsQuestioned: ({ questioned }, number: string) => questioned === number,
    selectOrdered: ({ ordered }) => ordered,
  },
});

export const whatsAppOrderReducer = whatsAppOrderSlice.reducer;
export const { orderQuestioned } = whatsAppOrderSlice.actions;
export type WhatsAppOrderAction = ReturnType<typeof orderQuestioned>;
export const { selectIsQuestioned, selectOrdered } = whatsAppOrderSlice.selectors;
