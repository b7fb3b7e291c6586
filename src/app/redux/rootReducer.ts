import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { cartReducer, orderPlaced, selectIsCartEmpty } from '@/entities/cart';
import { productApi } from '@/entities/product';
import { catalogueReducer } from '@/features/catalogue';
import { checkoutReducer, selectIsWaiting } from '@/features/checkout';
import { createNavigationReducer } from '@/shared/navigation';
import { destinations } from './destinations';

const reducers = combineReducers({
  [productApi.reducerPath]: productApi.reducer,
  catalogue: catalogueReducer,
  cart: cartReducer,
  checkout: checkoutReducer,
  navigation: createNavigationReducer(destinations),
});

export type RootState = ReturnType<typeof reducers>;

/** The whole store, a function of the actions; the world comes in by effects only. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  state && isRefused(state as RootState, action) ? (state as RootState) : reducers(state, action);

/** What no single slice can tell makes no sense: an order of nothing, or a second one at once. */
function isRefused(state: RootState, action: UnknownAction): boolean {
  return orderPlaced.match(action) && (selectIsCartEmpty(state) || selectIsWaiting(state));
}
