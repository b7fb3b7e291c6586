export { checkoutReducer, orderFinished, selectIsWaiting } from './model/slice';
export { startCheckout, startsWaiting } from './model/startCheckout';
export { WaitingScreen } from './ui/WaitingScreen';
