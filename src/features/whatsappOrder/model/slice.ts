import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderPlaced, orderUndone, type CartItem } from '@/entities/cart';
import { oldListSeen, selectRequestId, type ProductRootState } from '@/entities/product';
import { locationChanged } from '@/shared/navigation';

// An order by WhatsApp: the shop does not know whether it was sent, so it asks before the cart is emptied, and can
// bring the cart back.

interface WhatsAppOrderState {
  /** The number of the order about which the shopper is asked. */
  questioned?: string;
  /** What was ordered: 'Trazer o carrinho de volta' puts it back until the shopper goes elsewhere. */
  ordered?: readonly CartItem[];
  /** Only after the list has been requested again: the id of this visit's first request. */
  visit?: string;
}

/** A state with this slice. */
export interface WhatsAppOrderRootState {
  whatsappOrder: WhatsAppOrderState;
}

const initialState: WhatsAppOrderState = {};

/** The state without an order. The visit's id stays, because the visit goes on. */
const withoutOrder = ({ visit }: WhatsAppOrderState): WhatsAppOrderState =>
  visit ? { visit } : initialState;

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
      .addCase(orderPlaced, (state, { payload }) => ({
        ...withoutOrder(state),
        ...(payload?.items && { ordered: payload.items }),
      }))
      .addCase(orderUndone, withoutOrder)
      .addCase(locationChanged, withoutOrder)
      .addCase(oldListSeen, (state, { payload }) => {
        if (payload) state.visit ??= payload;
      });
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

/**
 * A random id of this visit, from which order numbers are made. It is that of its first request for the list. It stays when
 * the list is renewed, because a number may have been sent. Undefined before the request.
 */
export const selectVisit = (state: WhatsAppOrderRootState & ProductRootState) =>
  state.whatsappOrder.visit ?? selectRequestId(state);
