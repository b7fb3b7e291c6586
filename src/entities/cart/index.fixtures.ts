// For tests and for the tools of QA, which run in Node: no file of the shop imports it.
export { cartItem } from './testing/cartItem';
