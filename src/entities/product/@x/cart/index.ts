export { parseProduct, type Product, type ProductRow } from '../../model/product';
