import { createSelector } from '@reduxjs/toolkit';
import type { Product, ProductRow } from './product';
import { selectProductList, type ProductRootState } from './selectors';

/** How many a product's page shows. */
export const MOST_RELATED = 4;

/**
 * The products that are shown below another: those of its category that sold best, of equal ones the first in the list.
 * One walk through the list, because a list of 100,000 takes too long to sort between two frames.
 */
export function relatedTo<Row extends Pick<ProductRow, 'id' | 'category' | 'sales'>>(
  rows: readonly Row[],
  { id, category }: Pick<ProductRow, 'id' | 'category'>,
): readonly Row[] {
  const best: Row[] = [];
  for (const row of rows) {
    if (row.category !== category || row.id === id) continue;
    if (row.sales <= (best[MOST_RELATED - 1]?.sales ?? -1)) continue; // Nearly all of a long list end here.
    const at = best.findIndex(({ sales }) => sales < row.sales);
    best.splice(at < 0 ? best.length : at, 0, row);
    best.splice(MOST_RELATED);
  }
  return best;
}

/**
 * The products that are related to one; undefined until they are known. The part of the list that came with a prerendered
 * page has those of its own product only.
 */
export const selectRelated = createSelector(
  [selectProductList, (_state: ProductRootState, product: Product) => product],
  (list, product): readonly Product[] | undefined => {
    const { part, products = [] } = list ?? {};
    const isKnown = part ? part.from < 0 && products[0] === product : list;
    return isKnown ? relatedTo(products, product) : undefined;
  },
);
