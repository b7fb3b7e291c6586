import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { cartReducer, orderPlaced, selectIsCartEmpty } from '@/entities/cart';
import { productApi } from '@/entities/product';
import { catalogueReducer } from '@/features/catalogue';
import { checkoutReducer, selectIsWaiting } from '@/features/checkout';
import { galleryReducer } from '@/features/gallery';
import { whatsAppOrderReducer } from '@/features/whatsappOrder';
import { createNavigationReducer } from '@/shared/navigation';
import { destinations } from './destinations';
import { withEntry } from './historyEntries';

const reducers = combineReducers({
  product: productApi.reducer,
  catalogue: catalogueReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  gallery: galleryReducer,
  whatsappOrder: whatsAppOrderReducer,
  navigation: createNavigationReducer(destinations),
});

export type RootState = ReturnType<typeof reducers>;

/** The reducer of the whole store. It is pure: effects reach the outside world (effects.ts). */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (state && isRefused(state as RootState, action)) return state as RootState;
  const after = reducers(state, action);
  return state ? withEntry(state, after, action) : after;
};

/**
 * Actions that must change nothing, for reasons that a single slice does not know: an order with an empty
 * cart, a second order during the first one's wait, and types such as 'toString' or 'constructor': Redux
 * Toolkit looks up reducers in an object, which has them from Object.prototype.
 */
function isRefused(state: RootState, action: UnknownAction): boolean {
  if (action.type in Object.prototype) return true;
  return orderPlaced.match(action) && (selectIsCartEmpty(state) || selectIsWaiting(state));
}
