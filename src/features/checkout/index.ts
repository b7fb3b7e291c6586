export { checkoutReducer, orderFinished, selectIsWaiting, type CheckoutAction } from './model/slice';
export { startCheckout, startsWaiting } from './model/startCheckout';

/** The screen of an order's wait, which comes in one chunk with the cart's page. */
export const loadWaitingScreen = () => import(/* webpackChunkName: "cart" */ './ui/WaitingScreen');
