import { NEUTRAL, type ProductRow } from './product';
import { fallBack, type ProductList } from './productList';

/** The products in a prerendered page: the rows that it shows, and which part of the built-in list they are. */
export interface PrerenderedRows {
  rows: readonly ProductRow[];
  part: NonNullable<ProductList['part']>;
}

/** The rows of cards: without what no card shows, a tenth of the catalogue's HTML. It comes with the list. */
export function rowsOfCards(rows: readonly ProductRow[]): readonly ProductRow[] {
  const { description, created_at } = NEUTRAL;
  return rows.map((row) => ({ ...row, description, created_at }));
}

/** The product list of a prerendered page. */
export function prerenderedList({ rows, part }: PrerenderedRows): ProductList {
  return { ...fallBack(rows, null), part };
}
