/**
 * Which rows of the product list each prerendered page has: a page contains only what it shows.
 */
import {
  hasOwnPage,
  oneOfEach,
  relatedTo,
  soldOutLast,
  variantsOf,
  type PrerenderedRows,
  type ProductRow,
} from '@/entities/product';
import { noChoices } from '@/features/catalogue';
import { listingAddress, listingNames } from '@/shared/addresses';
import { shop } from '@/shared/config';

/**
 * The products that get a page.
 * @param limit how many at most
 */
export const withPage = (rows: readonly ProductRow[], limit: number) =>
  rows.slice(0, limit).filter(({ id }) => hasOwnPage(id));

/** A row with all of its variants, which its card and its page show. */
function withVariants(rows: readonly ProductRow[], row: ProductRow): readonly ProductRow[] {
  const variants = variantsOf(rows, row);
  return variants.length > 0 ? variants : [row];
}

/** Each page of each category, all products first, by its path. */
export function listingsOf(rows: readonly ProductRow[]): { path: string; prerendered: PrerenderedRows }[] {
  return [...listingNames.keys()].flatMap((category) => {
    const isAll = category === noChoices.category;
    const ofCategory = soldOutLast(oneOfEach(isAll ? rows : rows.filter((row) => row.category === category)));
    const pages = Math.max(1, Math.ceil(ofCategory.length / shop.pageSize));
    return Array.from({ length: pages }, (_, index) => {
      const from = index * shop.pageSize;
      const part = { from, of: ofCategory.length, ...(!isAll && { category }) };
      return {
        path: listingAddress({ category, page: index + 1 }),
        prerendered: {
          rows: ofCategory.slice(from, from + shop.pageSize).flatMap((row) => withVariants(rows, row)),
          part,
        },
      };
    });
  });
}

/** The rows of a product's page: the product and its related ones, each with all of its variants. */
export const rowsOfProduct = (rows: readonly ProductRow[], row: ProductRow): PrerenderedRows => ({
  rows: [row, ...relatedTo(rows, row)].flatMap((rowBelow) => withVariants(rows, rowBelow)),
  part: { from: -1, of: 0 },
});
