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
export { cartAlert } from './model/cartAlert';
export { CART_KEY, cartSaving } from './model/cartSaving';
export { undoOffer } from './model/undoOffer';
