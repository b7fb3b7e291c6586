import type { ProductRow } from './product';
import { fallBack, type ProductList } from './productList';

/** The products in a prerendered page: the rows that it shows, and which part of the built-in list they are. */
export interface PrerenderedRows {
  rows: readonly ProductRow[];
  part: NonNullable<ProductList['part']>;
}

/** The product list of a prerendered page. */
export function prerenderedList({ rows, part }: PrerenderedRows): ProductList {
  return { ...fallBack(rows, null), part };
}
