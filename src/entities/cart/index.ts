export { parseCartItem, type CartItem } from './model/cartItem';
export {
  cartReducer,
  cartRestored,
  changedElsewhere,
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
  undoExpired,
  type CartAction,
} from './model/slice';
export { alertFor, startCartAlerts } from './model/startCartAlerts';
export { savesCart, startCartSync } from './model/startCartSync';
export { offersUndo, startUndoOffer } from './model/startUndoOffer';
