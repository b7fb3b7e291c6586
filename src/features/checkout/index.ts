export { checkoutWait } from './model/effects';
export {
  checkoutReducer,
  orderFinished,
  orderQuestioned,
  selectIsQuestioned,
  selectIsWaiting,
  type CheckoutAction,
  type CheckoutRootState,
} from './model/slice';
export { OrderTerms } from './ui/OrderTerms';

/** Loads the checkout screen, which is in the chunk of the cart page. */
export const loadWaitingScreen = () => import(/* webpackChunkName: "cart" */ './ui/WaitingScreen');
