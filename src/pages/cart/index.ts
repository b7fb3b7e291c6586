export { selectOrderNumber } from './model/orderNumber';
export { orderText } from './model/orderText';
export { CartPage } from './ui/CartPage';
