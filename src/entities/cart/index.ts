export { parseCartItem, type CartItem } from './model/cartItem';
export type { Change } from './model/changes';
export {
  selectCartCount,
  selectCanUndoOrder,
  selectCartItems,
  selectChanges,
  selectHasSaveFailed,
  selectIsCartEmpty,
  selectIsInCart,
  selectIsUnsaved,
  selectMissingForFreeShipping,
  selectNamedItems,
  selectOpenQuantityMenu,
  selectRemovedName,
  selectShipping,
  selectSubtotal,
  selectTotal,
  selectVersion,
  type NamedItem,
} from './model/selectors';
export {
  cartReducer,
  cartRestored,
  changedElsewhere,
  itemUpdated,
  orderPlaced,
  orderUndone,
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  saveFailed,
  saveResumed,
  shippingFor,
  undoExpired,
  type CartAction,
  type CartRootState,
} from './model/slice';
export { cartAlert } from './model/cartAlert';
export { CART_KEY, cartSaving } from './model/cartSaving';
export { undoOffer } from './model/undoOffer';
