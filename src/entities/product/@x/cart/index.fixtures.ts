export { productList, productOf, productRow, productState } from '../../index.fixtures';
