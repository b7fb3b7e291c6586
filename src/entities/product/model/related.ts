import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import type { ProductRootState } from '../api/productApi';
import type { Product, ProductRow } from './product';
import { selectProductList, selectProducts } from './selectors';
import { areVariants, cardsOf, isInStock, oneOfEach, variantsOf, type Card } from './variants';

/** The most cards of a shelf: other versions of a product, related products, best sellers. */
export const MOST_RELATED = 4;

/**
 * One row of each group, best sellers first, as their cards say; cached, because a build needs them for each
 * product's page.
 */
const bySales = weakMapMemoize(<Row extends ProductRow>(rows: readonly Row[]) => {
  const salesOf = (row: Row) => variantsOf(rows, row).reduce((sum, { sales }) => sum + sales, 0) || row.sales;
  return oneOfEach(rows).toSorted((a, b) => salesOf(b) - salesOf(a));
});

/**
 * A product's other versions, which have its name, and then its related products; one of each group of
 * variants, and none of the product's own group. Products with the same motif, a word of the name, come
 * first: the rarest word before others, without a word that half of the names have. The best sellers of the
 * category follow. Each kind is sorted by sales, equal ones in the list's order.
 */
export function relatedTo<Row extends ProductRow>(rows: readonly Row[], product: Row): readonly Row[] {
  const { id, name, category } = product;
  const bestSellers = bySales(rows);
  const candidates = bestSellers.filter((row) => row.id !== id && !areVariants(row, product));
  const versions = candidates.filter((row) => row.name === name).slice(0, MOST_RELATED);
  const otherNames = candidates.filter((row) => row.name !== name);
  const ofMotif = motifsOf(name)
    .map((word) => otherNames.filter((row) => row.name.includes(word) && wordsIn(row.name).includes(word)))
    .filter((group) => group.length * 2 <= bestSellers.length)
    .sort((a, b) => a.length - b.length);
  const ofCategory = otherNames.filter((row) => row.category === category);
  const related = new Set([...ofMotif, ofCategory].flatMap((group) => group.slice(0, MOST_RELATED)));
  return [...versions, ...[...related].slice(0, MOST_RELATED)];
}

const JOINING = /^(?:com|das|dos|mais|para|pela|pelo|por|sem|sob|uma?)$/i;

const kinds = Object.values(shop.categories).flatMap(({ tab, one: label }) => [
  tab.toLowerCase(),
  label.toLowerCase(),
]);

/** The words of a name that may say what it shows; not 'de', 'com' or 'Caneca'. */
function motifsOf(name: string): readonly string[] {
  const isKind = (word: string) => kinds.some((kind) => kind.startsWith(word.toLowerCase()));
  const words = wordsIn(name).filter((word) => word.length > 2 && !JOINING.test(word) && !isKind(word));
  return [...new Set(words)];
}

const wordsIn = (name: string) => name.split(/[^\p{L}\p{N}]+/u);

/**
 * The products below one on its page; undefined until they are known. The part of the list in a prerendered
 * page has the page's product, or all of its variants, and then only those below it, in their order.
 */
export const selectRelated = createSelector(
  [selectProductList, (_state: ProductRootState, product: Product) => product],
  (list, product) => {
    const { part, products = [] } = list ?? {};
    const isOfPage = (row: Product) => row === product || areVariants(row, product);
    const isKnown = part ? part.from < 0 && products.slice(0, 1).some(isOfPage) : list;
    if (!isKnown) return undefined;
    const rows = part ? products.filter((row) => !isOfPage(row)) : relatedTo(products, product);
    const below = cardsOf(rows, products);
    return {
      /** Other products of the same name. */
      versions: below.filter(({ name }) => name === product.name),
      related: below.filter(({ name }) => name !== product.name),
    };
  },
);

/** The first product of each name. */
export function distinctNames(products: readonly Product[]): readonly Product[] {
  const byName = new Map<string, Product>();
  for (const product of products) if (!byName.has(product.name)) byName.set(product.name, product);
  return [...byName.values()];
}

/** Cards of the best sellers of all products that can be bought, each name once. `most`: how many at most. */
export const bestSellersOf = (products: readonly Product[], most: number): readonly Card[] =>
  cardsOf(distinctNames(bySales(products).filter(isInStock)).slice(0, most), products);

/** The best sellers for a shelf; undefined until the whole list is known. */
export const selectBestSellers = createSelector(
  [selectProducts],
  (products) => products && bestSellersOf(products, MOST_RELATED),
);
