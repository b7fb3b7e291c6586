export { checkoutWait } from './model/effects';
export { writtenDate } from './model/deliveryDates';
export { orderTerms, type OrderTerm } from './model/orderTerms';
export { checkoutReducer, selectIsWaiting } from './model/slice';
export { OrderTerms, TermText } from './ui/OrderTerms';
export { WaitingScreen } from './ui/WaitingScreen';
