// For tests and for the tools of QA, which run in Node: no file of the shop imports it.
export { productList } from './testing/productList';
export { productOf } from './testing/productOf';
export { productRow, productRows } from './testing/productRow';
