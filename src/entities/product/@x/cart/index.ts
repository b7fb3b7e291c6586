export { isCount, isDate, isText, parseProduct, type Product, type ProductRow } from '../../model/product';
export { isListAnswered } from '../../model/requests';
export { selectProductList } from '../../model/selectors';
