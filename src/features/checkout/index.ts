export { checkoutWait } from './model/effects';
export { checkoutReducer, orderFinished, selectIsWaiting, type CheckoutAction } from './model/slice';
export { OrderTerms } from './ui/OrderTerms';
export { WaitingScreen } from './ui/WaitingScreen';
