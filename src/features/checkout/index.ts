export { checkoutWait } from './model/effects';
export { writtenDate } from './model/deliveryDates';
export { isCheckoutState } from './model/isCheckoutState';
export { orderTerms, type OrderTerm } from './model/orderTerms';
export { checkoutReducer, selectCharge, selectIsWaiting } from './model/slice';
export { OrderTerms, TermText } from './ui/OrderTerms';
export { PixPanel, pixCodeChunk } from './ui/PixPanel';
export { WaitingScreen } from './ui/WaitingScreen';
