export { parseCartItem, type CartItem } from './model/cartItem';
export { selectChanges, type Change } from './model/changes';
export {
  selectIsUnsaved,
  selectNamedItems,
  selectOpenQuantityMenu,
  selectRemovedName,
  selectShipping,
  selectSubtotal,
  selectTotal,
  selectVersion,
} from './model/selectors';
export {
  cartReducer,
  cartRestored,
  changedElsewhere,
  itemUpdated,
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
  selectHasSaveFailed,
  selectIsCartEmpty,
  selectIsInCart,
  shippingFor,
  undoExpired,
  type CartAction,
} from './model/slice';
export { alertFor, startCartAlerts } from './model/startCartAlerts';
export { CART_KEY, cartSaving, savesCart, startCartSync } from './model/startCartSync';
export { offersUndo, startUndoOffer, undoWait } from './model/startUndoOffer';
