export { productOf, productRow, productState } from '../../index.fixtures';
