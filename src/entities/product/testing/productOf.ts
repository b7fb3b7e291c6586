import { parseProduct, type Product, type ProductRow } from '../model/product';
import { productRow } from './productRow';

/** What the shop makes of a row; throws where the changes make the row invalid. */
export function productOf(changes: Partial<ProductRow> = {}): Product {
  const row = productRow(changes);
  const product = parseProduct(row);
  if (!product) throw new Error(`This row is no product: ${JSON.stringify(row)}`);
  return product;
}
