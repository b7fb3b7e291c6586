import type { Category } from './fields';
import { parseProduct, type Product, type ProductRow } from './product';

/** The loaded catalogue and its source. */
export interface ProductList {
  products: readonly Product[];
  source: 'backend' | 'built-in';
  /** Why the backend's answer was not used, or null. */
  failure: string | null;
  /** How many rows of the answer were invalid or repeated an id. */
  leftOut: number;
  /**
   * Which part of the backend's list this is, if it is a part. `from` is the index of the part's first product among the products of the
   * category, or among all products if there is no category; `of` is the number of those products. A product and its
   * related products (related.ts) are not neighbours in the list, so their part has `from` -1 and `of` 0: the page of
   * the product stays the same if the list gets longer.
   */
  part?: { from: number; of: number; category?: Category };
}

/** The reason for the fallback if the answer has no products. */
export const NOT_A_LIST = 'The answer is not a list of products';

/**
 * Reads the backend's answer (docs/contract.md, "Semantics"): leaves out and counts invalid rows and rows
 * with a repeated id. An empty list is an empty catalogue. Null if the answer is not a list, or has rows but
 * no valid product.
 */
export function parseProductList(answer: unknown): ProductList | null {
  if (!Array.isArray(answer)) return null;
  const byId = new Map<string, Product>();
  for (const row of answer) {
    const product = parseProduct(row);
    if (product && !byId.has(product.id)) byId.set(product.id, product);
  }
  if (byId.size === 0 && answer.length > 0) return null;
  const products = [...byId.values()];
  return { products, source: 'backend', failure: null, leftOut: answer.length - products.length };
}

/** Parses the products of a list again, by this version's rules. */
export function readAgain(list: ProductList): ProductList {
  return { ...list, products: parseProductList(list.products)?.products ?? [] };
}

/** The built-in list instead of the backend's: because of a `failure`, or null until the backend answers. */
export function fallBack(rows: readonly unknown[], failure: string | null): ProductList {
  const products = parseProductList(rows)?.products ?? [];
  return { products, source: 'built-in', failure, leftOut: 0 };
}

/** The products in a prerendered page: the rows that it shows, and which part of the list they are. */
export interface PrerenderedRows {
  rows: readonly ProductRow[];
  part: NonNullable<ProductList['part']>;
}

/** The product list of a prerendered page. */
export function prerenderedList({ rows, part }: PrerenderedRows): ProductList {
  return { ...fallBack(rows, null), part };
}
