export { detailNames, isCount, isDate, isKnownCategory, isText, type Details } from '../../model/fields';
export { parseProduct, versionOf, type Product, type ProductRow } from '../../model/product';
export { isListAnswered, type ProductRootState } from '../../api/productApi';
export { selectProductList } from '../../model/selectors';
export { pixPrice } from '../../model/priceLine';
export { isInStock, nameWithVariant } from '../../model/variants';
