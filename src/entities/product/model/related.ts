import { createSelector } from '@reduxjs/toolkit';
import type { Product, ProductRow } from './product';
import { selectProductList, type ProductRootState } from './selectors';

/** The number of related products on a product's page. */
export const MOST_RELATED = 4;

/**
 * The best sellers of a product's category, without the product; equal ones in the list's order. It walks through the list
 * once, because sorting 100,000 products takes longer than a frame.
 */
export function relatedTo<Row extends Pick<ProductRow, 'id' | 'category' | 'sales'>>(
  rows: readonly Row[],
  { id, category }: Pick<ProductRow, 'id' | 'category'>,
): readonly Row[] {
  const best: Row[] = [];
  for (const row of rows) {
    if (row.category !== category || row.id === id) continue;
    if (row.sales <= (best[MOST_RELATED - 1]?.sales ?? -1)) continue; // Most rows of a long list end here.
    const at = best.findIndex(({ sales }) => sales < row.sales);
    best.splice(at < 0 ? best.length : at, 0, row);
    best.splice(MOST_RELATED);
  }
  return best;
}

/**
 * The products related to one; undefined until they are known. The part of the list in a prerendered page has only those
 * of the page's product.
 */
export const selectRelated = createSelector(
  [selectProductList, (_state: ProductRootState, product: Product) => product],
  (list, product): readonly Product[] | undefined => {
    const { part, products = [] } = list ?? {};
    const isKnown = part ? part.from < 0 && products[0] === product : list;
    return isKnown ? relatedTo(products, product) : undefined;
  },
);
