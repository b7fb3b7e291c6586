export { productOf } from '../../testing/productOf';
export { productRow } from '../../testing/productRow';
