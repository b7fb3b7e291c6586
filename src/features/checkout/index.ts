export { checkoutWait } from './model/effects';
export { checkoutReducer, selectIsWaiting } from './model/slice';
export { OrderTerms } from './ui/OrderTerms';
export { WaitingScreen } from './ui/WaitingScreen';
