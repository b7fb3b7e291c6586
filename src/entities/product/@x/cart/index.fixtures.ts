export { productOf, productRow } from '../../index.fixtures';
