import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { applyChange, type ItemChange } from 'shared-list';
import { isInStock, isListAnswered, parseProduct, type Product } from '@/entities/product/@x/cart';
import { shop } from '@/shared/config';
import { locationChanged } from '@/shared/navigation';
import type { PixCharge } from './pixCharge';
import { complete, isIncomplete, parseCartItem, type CartItem } from './cartItem';

export interface CartState {
  items: CartItem[];
  /** The id of the item whose quantity menu is open. */
  openMenu: string | null;
  /** The item that 'Desfazer' puts back, and its index in the cart. */
  removed: { item: CartItem; index: number } | null;
  /** The category of the first item of the order that is being finished. The waiting screen draws it. */
  orderedCategory?: string;
  /** Absent until saving fails for the first time in this visit. Only the first failure is shown. */
  saving?: 'failed' | 'resumed' | 'failed again';
}

/** What later steps of an order need, which the emptied cart does not have. */
export interface PlacedOrder {
  /** What was ordered, if the order can be taken back. */
  items?: readonly CartItem[];
  /** What is paid by Pix, if the shop offers it. */
  charge?: PixCharge | undefined;
}

/** A state with this slice. */
export interface CartRootState {
  cart: CartState;
}

const initialState: CartState = { items: [], openMenu: null, removed: null };

const has = (state: CartState, id: string) => state.items.some((item) => item.id === id);

/** Puts items before those of the cart, whose items with the same ids they replace. */
function putBefore(state: CartState, items: readonly CartItem[]) {
  const ids = new Set(items.map(({ id }) => id));
  state.items = [...items, ...state.items.filter(({ id }) => !ids.has(id))];
}

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The payload is the product in the loaded list, or null if it is not, or no longer, in it. */
    productAdded(state, { payload }: PayloadAction<Product | null>) {
      const item = parseCartItem(payload);
      if (!item || has(state, item.id)) return;
      state.items.push(item);
      if (state.removed?.item.id === item.id) state.removed = null;
    },
    productRemoved(state, { payload: id }: PayloadAction<string>) {
      const index = state.items.findIndex((item) => item.id === id);
      const item = state.items[index];
      if (!item) return;
      state.items.splice(index, 1);
      state.removed = { item, index };
      if (state.openMenu === id) state.openMenu = null;
    },
    removalUndone(state) {
      if (!state.removed) return;
      const { item, index } = state.removed;
      if (!has(state, item.id)) state.items.splice(index, 0, item);
      state.removed = null;
    },
    undoExpired(state) {
      state.removed = null;
    },
    quantityChanged(state, { payload }: PayloadAction<{ id: string; quantity: number }>) {
      const item = state.items.find(({ id }) => id === payload.id);
      if (!item || !isQuantity(payload.quantity)) return;
      item.quantity = payload.quantity;
      state.openMenu = null;
    },
    /**
     * The shopper accepts what the list says of an item's product (changes.ts): its price and name, and that there are
     * fewer in stock. A product that is sold out can only be removed.
     */
    itemUpdated(state, { payload }: PayloadAction<Product>) {
      const product = parseProduct(payload);
      const item = state.items.find(({ id }) => id === product?.id);
      if (!item || !product || !isInStock(product)) return;
      const quantity = Math.min(item.quantity, product.stock ?? item.quantity);
      Object.assign(item, parseCartItem(product), { quantity });
    },
    /** Only one menu is open at a time. */
    quantityMenuToggled(state, { payload: id }: PayloadAction<string>) {
      if (has(state, id)) state.openMenu = state.openMenu === id ? null : id;
    },
    /** The shopper orders the items in the cart. */
    orderPlaced: ({ items: [first], saving }, _action: PayloadAction<PlacedOrder | undefined>) => ({
      ...initialState,
      ...(first && { orderedCategory: first.category }),
      ...(saving && { saving }),
    }),
    /** The wait after an order is over. */
    orderFinished(state) {
      delete state.orderedCategory;
    },
    /** The shopper takes the order of these items back. */
    orderUndone(state, { payload }: PayloadAction<readonly CartItem[]>) {
      putBefore(state, payload);
      delete state.orderedCategory;
    },
    /** The saved cart was read. Items that were added before that are kept. */
    cartRestored(state, { payload }: PayloadAction<readonly CartItem[]>) {
      putBefore(state, payload);
    },
    /** Another tab changed an item, or removed it. */
    changedElsewhere(state, { payload }: PayloadAction<ItemChange<CartItem>>) {
      const { id, item } = payload;
      applyChange(state.items, payload);
      if (!item && state.openMenu === id) state.openMenu = null;
      if (item && state.removed?.item.id === id) state.removed = null;
    },
    /** The browser does not keep the cart: storage is refused, full, or does not hold what was written. */
    saveFailed(state) {
      if (state.saving !== 'failed') state.saving = state.saving ? 'failed again' : 'failed';
    },
    saveResumed(state) {
      if (state.saving) state.saving = 'resumed';
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => {
      state.openMenu = null;
    });
    builder.addMatcher(isListAnswered, (state, { payload }) => {
      for (const item of state.items.filter(isIncomplete)) {
        const product = payload.products.find(({ id }) => id === item.id);
        if (product) complete(item, product);
      }
    });
  },
});

/** Whether the reducer accepts a quantity (`CartItem`). */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0;
}

/** The shipping of an order, in cents. */
export function shippingFor(subtotalInCents: number): number {
  const isFree = shop.policy.freeShipping === 'applied' && subtotalInCents > shop.freeShippingAboveInCents;
  return isFree ? 0 : shop.shippingInCents;
}

export const cartReducer = cartSlice.reducer;
export const {
  productAdded,
  productRemoved,
  removalUndone,
  undoExpired,
  quantityChanged,
  itemUpdated,
  quantityMenuToggled,
  orderPlaced,
  orderFinished,
  orderUndone,
  cartRestored,
  changedElsewhere,
  saveFailed,
  saveResumed,
} = cartSlice.actions;
export type CartAction = ReturnType<(typeof cartSlice.actions)[keyof typeof cartSlice.actions]>;
