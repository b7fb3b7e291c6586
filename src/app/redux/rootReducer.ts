import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { cartReducer, orderPlaced, selectIsCartEmpty } from '@/entities/cart';
import { productApi, selectIsLoading } from '@/entities/product';
import { sessionContinued } from '@/features/action-log';
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
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (state && isRefused(state as RootState, action)) return state as RootState;
  if (state && sessionContinued.match(action))
    return continued(state as RootState, action.payload as RootState);
  return reducers(state, action);
};

/**
 * A log's state in place of the present one. The position in the browser's history stays, and the loaded products stay
 * if the log's state has none yet.
 */
function continued(state: RootState, from: RootState): RootState {
  const { index, visits } = state.navigation;
  const navigation = { ...from.navigation, index, visits: visits + 1, arrival: 'replaced' as const };
  // New objects even where nothing differs: effects compare references, so they save and share the cart every time.
  const cart = { ...from.cart, items: [...from.cart.items] };
  const catalogue = { ...from.catalogue };
  // RTK Query's settings are kept: those in a log have lost their Infinity in JSON.
  const product = selectIsLoading(from) ? state.product : { ...from.product, config: state.product.config };
  return { ...from, navigation, cart, catalogue, product };
}

/**
 * What no single slice can tell makes no sense: an order of nothing, a second one at once, and a type such as
 * 'toString', which every table of the slices would seem to hold.
 */
function isRefused(state: RootState, action: UnknownAction): boolean {
  if (action.type in Object.prototype) return true;
  return orderPlaced.match(action) && (selectIsCartEmpty(state) || selectIsWaiting(state));
}
