export { productList, productOf, productRow } from '../../index.fixtures';
