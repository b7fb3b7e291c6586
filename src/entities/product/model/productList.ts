import { parseProduct, type Product } from './product';

/** The loaded catalogue and where it came from. */
export interface ProductList {
  products: readonly Product[];
  source: 'backend' | 'built-in';
  /** Why the backend's answer was not used, or null. */
  failure: string | null;
  /** How many rows of the answer were no valid product or repeated an id. */
  leftOut: number;
  /** What part of the list this is: from which place on, of how many products. Absent where it is the whole. */
  part?: { from: number; of: number };
}

/** The reason for the fallback when an answer came but held no product. */
export const NOT_A_LIST = 'The answer is not a list of products';

/**
 * Reads the backend's answer (contract, "An answer that is not a list of products"): invalid rows are left out
 * and counted, of rows with the same id the first stands, an empty list is an empty catalogue. Null when it is no
 * list, or a list without a single valid product.
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

/** A list as this version reads its products. */
export function readAgain(list: ProductList): ProductList {
  return { ...list, products: parseProductList(list.products)?.products ?? [] };
}

/** The built-in list in the backend's place; without a `failure`, until the backend answers. */
export function fallBack(rows: readonly unknown[], failure: string | null): ProductList {
  const products = parseProductList(rows)?.products ?? [];
  return { products, source: 'built-in', failure, leftOut: 0 };
}
