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
  saveFailed,
  saveResumed,
  selectCartCount,
  selectCartItems,
  selectIsCartEmpty,
  selectIsInCart,
  selectIsUnsaved,
  selectOpenQuantityMenu,
  selectRemovedName,
  selectShipping,
  selectSubtotal,
  selectTotal,
  shippingFor,
  undoExpired,
  type CartAction,
} from './model/slice';
export { alertFor, startCartAlerts } from './model/startCartAlerts';
export { restoreCart, savesCart, startCartSync } from './model/startCartSync';
export { offersUndo, startUndoOffer } from './model/startUndoOffer';
