export { parseCartItem, type CartItem } from './model/cartItem';
export type { Change } from './model/changes';
export { deliveryPrice } from './model/deliveryPrice';
export { isCartState, itemsShape } from './model/isCartState';
export { pixChargeOf, pixCodeOf, type PixCharge } from './model/pixCharge';
export {
  selectCartCount,
  selectCartItems,
  selectChanges,
  selectHasSaveFailed,
  selectIsCartEmpty,
  selectIsInCart,
  selectIsUnsaved,
  selectLargestQuantity,
  selectMissingForFreeShipping,
  selectNamedItems,
  selectOpenQuantityMenu,
  selectOrderedCategory,
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
  orderFinished,
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
  type PlacedOrder,
} from './model/slice';
export { cartEffects } from './model/effects';
