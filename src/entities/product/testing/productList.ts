import type { Product } from '../model/product';
import type { ProductList } from '../model/productList';

/** The catalogue of a backend that answered with these products and nothing else. */
export function productList(products: readonly Product[], changes: Partial<ProductList> = {}): ProductList {
  return { products, source: 'backend', failure: null, leftOut: 0, ...changes };
}
