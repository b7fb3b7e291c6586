import { createSelector } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import type { Product, ProductRow } from './product';
import { selectProductList, type ProductRootState } from './selectors';

/** The most other versions of a product on its page, and the most related products below them. */
export const MOST_RELATED = 4;

/** The most other versions of a product that has an `item_group_id`. */
const MOST_VERSIONS = 12;

export type Fields = Pick<ProductRow, 'id' | 'name' | 'category' | 'sales' | 'item_group_id'>;
type Named = Pick<ProductRow, 'name' | 'item_group_id'>;

/** Whether a product is another version: it has the same name, or the same group. */
export const isVersionOf = ({ name, item_group_id }: Named) =>
  process.env.HAS_DETAILS !== '' && item_group_id
    ? (row: Named) => row.item_group_id === item_group_id || row.name === name
    : (row: Named) => row.name === name;

export const mostVersions = ({ item_group_id }: Named) =>
  process.env.HAS_DETAILS !== '' && item_group_id ? MOST_VERSIONS : MOST_RELATED;

/**
 * A product's other versions, which have its name or its group, and then its related products. Products with the same motif, a
 * word of the name, come first: the rarest word before others, without a word that half of the names have. The best sellers of the
 * category follow. Each group is sorted by sales, equal ones in the list's order. The list is read once, and at most 10,000 names,
 * evenly spread, are compared, because this runs between a press and its frame.
 */
export function relatedTo<Row extends Fields>(
  rows: readonly Row[],
  product: Omit<Fields, 'sales'>,
): readonly Row[] {
  const { id, name, category } = product;
  const isVersion = isVersionOf(product);
  const versions = bestSellers<Row>(mostVersions(product));
  const ofCategory = bestSellers<Row>();
  const motifs = motifsOf(name).map((word) => ({
    word,
    isIn: (name: string) => wordsIn(name).includes(word),
    ...bestSellers<Row>(),
  }));
  const step = comparedStep(rows);
  rows.forEach((row, index) => {
    if (row.id === id) return;
    if (isVersion(row)) return versions.add(row);
    if (row.category === category) ofCategory.add(row);
    if (index % step > 0) return;
    for (const { word, isIn, add } of motifs) if (row.name.includes(word)) add(row, isIn);
  });
  const byRarity = motifs
    .filter(({ count }) => count() * 2 * step <= rows.length)
    .sort((one, other) => one.count() - other.count());
  const related = new Set([...byRarity, ofCategory].flatMap(({ best }) => best));
  return [...versions.best, ...[...related].slice(0, MOST_RELATED)];
}

/** Collects the best sellers, and counts all rows that are added. `isMeant` is called only for a row that would be kept. */
function bestSellers<Row extends Fields>(most = MOST_RELATED) {
  const best: Row[] = [];
  let count = 0;
  return {
    best,
    count: () => count,
    add(row: Row, isMeant?: (name: string) => boolean) {
      count += 1;
      if (row.sales <= (best[most - 1]?.sales ?? -1)) return; // Most rows of a long list end here.
      if (isMeant && !isMeant(row.name)) return;
      const at = best.findIndex(({ sales }) => sales < row.sales);
      best.splice(at < 0 ? best.length : at, 0, row);
      best.splice(most);
    },
  };
}

/** The most words of a name that are compared, and the most names that they are compared with. */
const MOST_WORDS = 6;
const MOST_COMPARED = 10_000;

/** Only every nth name is compared; this is n. */
export const comparedStep = ({ length }: readonly unknown[]) => Math.ceil(length / MOST_COMPARED);

const JOINING = /^(?:com|das|dos|mais|para|pela|pelo|por|sem|sob|uma?)$/i;

const kinds = Object.values(shop.categories).flatMap(({ tab, one }) => [
  tab.toLowerCase(),
  one.toLowerCase(),
]);

/** The words of a name that may say what it shows; not 'de', 'com' or 'Caneca'. */
export function motifsOf(name: string): readonly string[] {
  const isKind = (word: string) => kinds.some((kind) => kind.startsWith(word.toLowerCase()));
  const words = wordsIn(name).filter((word) => word.length > 2 && !JOINING.test(word) && !isKind(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

export const wordsIn = (name: string) => name.split(/[^\p{L}\p{N}]+/u);

/** What the page of a product shows below it. */
interface Related {
  /** Other products of the same name or group. */
  versions: readonly Product[];
  related: readonly Product[];
}

/**
 * The products below one on its page; undefined until they are known. The part of the list in a prerendered page has only
 * those of the page's product, in their order.
 */
export const selectRelated = createSelector(
  [selectProductList, (_state: ProductRootState, product: Product) => product],
  (list, product): Related | undefined => {
    const { part, products = [] } = list ?? {};
    const isKnown = part ? part.from < 0 && products[0] === product : list;
    if (!isKnown) return undefined;
    const below = part ? products.slice(1) : relatedTo(products, product);
    const isVersion = isVersionOf(product);
    return { versions: below.filter(isVersion), related: below.filter((each) => !isVersion(each)) };
  },
);
