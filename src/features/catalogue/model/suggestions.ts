import { categories, type Category, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { withoutAccents } from '@/shared/lib';
import { wordsOf } from '@/shared/long-lists';
import { searchProducts } from './searchProducts';
import { formsOf, singular, withSynonyms } from './searchWords';

/** What a text that is being typed may mean: a category, or a product. */
export type Suggestion = { category: Category } | { product: Product };

const SHORTEST = 2;
const MOST = 8;
/** How many found products are compared, so that a key press in a list of 100,000 takes less than a frame. */
const COMPARED = 1000;

/**
 * The suggestions for a text: categories, then products that a search would find. Products whose name begins with the text come
 * first, then those with a word that does, each in order of sales. Of products with the same name, only the best seller is
 * suggested. An empty list for fewer than two letters.
 */
export function suggestionsFor(products: readonly Product[], text: string): readonly Suggestion[] {
  const typed = withoutAccents(text.toLowerCase()).trim();
  if (typed.length < SHORTEST) return [];
  const named = categories.filter((category) => isNamed(category, typed));
  const found = searchProducts(products, 'all', text.trim()).indexes.slice(0, COMPARED);
  const byName = new Map<string, Product>();
  for (const product of found.flatMap((index) => products[index] ?? [])) {
    const other = byName.get(product.name);
    if (!other || other.sales < product.sales) byName.set(product.name, product);
  }
  const ranked = [...byName.values()].map((product) => ({ product, rank: rankOf(product.name, typed) }));
  ranked.sort((one, other) => one.rank - other.rank || other.product.sales - one.product.sales);
  return [...named.map((category) => ({ category })), ...ranked.map(({ product }) => ({ product }))].slice(
    0,
    MOST,
  );
}

function rankOf(name: string, typed: string): number {
  const plain = withoutAccents(name.toLowerCase());
  if (plain.startsWith(typed)) return 0;
  return plain.includes(` ${typed}`) ? 1 : 2;
}

/** Whether a text begins the category's tab or label, or a synonym of them. */
function isNamed(category: Category, typed: string): boolean {
  const { tab = '', one = '' } = shop.categories[category] ?? {};
  return wordsOf(`${tab} ${one}`)
    .flatMap((word) => withSynonyms(formsOf(word)))
    .some(({ word }) => word.startsWith(typed) || word === singular(typed));
}
