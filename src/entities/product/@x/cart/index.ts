export { productApi } from '../../api/productApi';
export { isCount, isDate, isText, parseProduct, type Product, type ProductRow } from '../../model/product';
