export { CartPage } from './ui/CartPage';
export { WaitingPage } from './ui/WaitingPage';
