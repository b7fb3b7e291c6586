export { checkoutReducer, orderFinished, selectIsWaiting } from './model/slice';
export { startCheckout } from './model/startCheckout';
export { WaitingScreen } from './ui/WaitingScreen';
