export type { CartItem } from './model/cartItem';
export {
  cartReducer,
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  selectCartCount,
  selectCartItems,
  selectIsCartEmpty,
  selectOpenQuantityMenu,
  selectRemovedName,
  selectShipping,
  selectSubtotal,
  selectTotal,
} from './model/slice';
export { startCartAlerts } from './model/startCartAlerts';
export { startCartSync } from './model/startCartSync';
export { startUndoOffer } from './model/startUndoOffer';
