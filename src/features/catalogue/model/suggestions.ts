import {
  bestSellersOf,
  cardsOf,
  categories,
  distinctNames,
  type Category,
  type Product,
} from '@/entities/product';
import { shop } from '@/shared/config';
import { withoutAccents } from '@/shared/lib';
import { searchProducts } from './searchProducts';
import { formsOf, singular, synonymsOf, wordsOf } from './searchWords';

/** What a text that is being typed may mean: a category, a product, or a search with a number of results. */
export type Suggestion = { category: Category } | { product: Product } | { search: string; count: number };

const SHORTEST = 2;
const MOST_SUGGESTIONS = 8;
/** How many best sellers are offered before a letter is typed. */
const BEST_SELLERS = 3;

/**
 * The suggestions for a text: categories, then products that a search would find. Products whose name begins
 * with the text come first, then those with a word that does, each in order of sales. Of products with the
 * same name, only the best seller is suggested. The last suggestion is the search itself, if it finds
 * something. Before a letter is typed they are all categories and the best sellers. An empty list for one letter.
 */
export function suggestionsFor(products: readonly Product[], text: string): readonly Suggestion[] {
  const start = withoutAccents(text.toLowerCase()).trim();
  if (start === '') return offersOf(products);
  if (start.length < SHORTEST) return [];
  const namedCategories = categories.filter((category) => isNamed(category, start));
  const search = text.trim();
  const cards = cardsOf(searchProducts(products, search).products, products);
  const ranked = cards
    .map((product) => ({ product, rank: rankOf(product.name, start) }))
    .sort((a, b) => a.rank - b.rank || b.product.sales - a.product.sales)
    .map(({ product }) => product);
  const suggestions: Suggestion[] = [
    ...namedCategories.map((category) => ({ category })),
    ...distinctNames(ranked).map((product) => ({ product })),
  ];
  const all = cards.length > 0 ? [{ search, count: cards.length }] : [];
  return [...suggestions.slice(0, MOST_SUGGESTIONS), ...all];
}

/** What is offered before a letter is typed. */
const offersOf = (products: readonly Product[]): readonly Suggestion[] => [
  ...categories.map((category) => ({ category })),
  ...bestSellersOf(products, BEST_SELLERS).map((product) => ({ product })),
];

function rankOf(name: string, start: string): number {
  const plain = withoutAccents(name.toLowerCase());
  if (plain.startsWith(start)) return 0;
  return plain.includes(` ${start}`) ? 1 : 2;
}

/** Whether a text begins the category's tab or label, or a synonym of them. */
function isNamed(category: Category, start: string): boolean {
  const { tab = '', one: label = '' } = shop.categories[category] ?? {};
  return wordsOf(`${tab} ${label}`)
    .map(formsOf)
    .flatMap((word) => [word, ...synonymsOf(word)])
    .some(({ word }) => word.startsWith(start) || word === singular(start));
}

/** A part of a text, and whether it is what a shopper types. */
export interface TextPart {
  text: string;
  isTyped: boolean;
}

/** A text in parts: before the typed one, the typed one in any case and with any accents, and after it. */
export function partsOf(text: string, typed: string): readonly TextPart[] {
  const letters = [...text];
  const plainLetters = letters.map((letter) => withoutAccents(letter.toLowerCase()));
  const start = withoutAccents(typed.toLowerCase()).trim();
  const first = letters.findIndex((_, index) => plainLetters.slice(index).join('').startsWith(start));
  if (start === '' || first < 0) return [{ text, isTyped: false }];
  let end = first;
  while (plainLetters.slice(first, end).join('').length < start.length) end += 1;
  const parts = [
    { text: letters.slice(0, first).join(''), isTyped: false },
    { text: letters.slice(first, end).join(''), isTyped: true },
    { text: letters.slice(end).join(''), isTyped: false },
  ];
  return parts.filter((part) => part.text !== '');
}
