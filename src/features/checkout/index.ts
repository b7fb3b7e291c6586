export { checkoutWait } from './model/effects';
export {
  checkoutReducer,
  orderFinished,
  selectIsWaiting,
  type CheckoutAction,
  type CheckoutRootState,
} from './model/slice';
export { OrderTerms } from './ui/OrderTerms';
export { WaitingScreen } from './ui/WaitingScreen';
