import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { shop } from '@/shared/config';
import type { Product, ProductRow } from './product';
import { selectProductList, type ProductRootState } from './selectors';

/** The most other versions of a product on its page, and the most related products below them. */
export const MOST_RELATED = 4;

/** The most other versions of a product that has an `item_group_id`. */
const MOST_VERSIONS = 12;

/** The most words of a name that are compared. */
const MOST_WORDS = 6;

type Named = Pick<ProductRow, 'name' | 'item_group_id'>;

/** Whether a product is another version: it has the same name, or the same group. */
const isVersionOf = ({ name, item_group_id }: Named) =>
  process.env.HAS_DETAILS !== '' && item_group_id
    ? (row: Named) => row.item_group_id === item_group_id || row.name === name
    : (row: Named) => row.name === name;

const mostVersions = ({ item_group_id }: Named) =>
  process.env.HAS_DETAILS !== '' && item_group_id ? MOST_VERSIONS : MOST_RELATED;

/** Best sellers first; cached, because a build needs them for each product's page. */
const bySales = weakMapMemoize(<Row extends ProductRow>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => other.sales - one.sales),
);

/**
 * A product's other versions, which have its name or its group, and then its related products. Products with the same motif, a
 * word of the name, come first: the rarest word before others, without a word that half of the names have. The best sellers of the
 * category follow. Each group is sorted by sales, equal ones in the list's order.
 */
export function relatedTo<Row extends ProductRow>(rows: readonly Row[], product: Row): readonly Row[] {
  const { id, name, category } = product;
  const isVersion = isVersionOf(product);
  const others = bySales(rows).filter((row) => row.id !== id);
  const versions = others.filter(isVersion).slice(0, mostVersions(product));
  const candidates = others.filter((row) => !isVersion(row));
  const ofMotif = motifsOf(name)
    .map((word) => candidates.filter((row) => row.name.includes(word) && wordsIn(row.name).includes(word)))
    .filter((group) => group.length * 2 <= rows.length)
    .sort((one, other) => one.length - other.length);
  const ofCategory = candidates.filter((row) => row.category === category);
  const related = new Set([...ofMotif, ofCategory].flatMap((group) => group.slice(0, MOST_RELATED)));
  return [...versions, ...[...related].slice(0, MOST_RELATED)];
}

const JOINING = /^(?:com|das|dos|mais|para|pela|pelo|por|sem|sob|uma?)$/i;

const kinds = Object.values(shop.categories).flatMap(({ tab, one }) => [
  tab.toLowerCase(),
  one.toLowerCase(),
]);

/** The words of a name that may say what it shows; not 'de', 'com' or 'Caneca'. */
function motifsOf(name: string): readonly string[] {
  const isKind = (word: string) => kinds.some((kind) => kind.startsWith(word.toLowerCase()));
  const words = wordsIn(name).filter((word) => word.length > 2 && !JOINING.test(word) && !isKind(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

const wordsIn = (name: string) => name.split(/[^\p{L}\p{N}]+/u);

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
