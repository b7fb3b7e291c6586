import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import {
  formsOf,
  isNear,
  isPart,
  isPartInSingular,
  isWhole,
  searchedWords,
  withSynonyms,
  wordsOf,
  type Forms,
  type MeansSame,
} from './searchWords';

export interface SearchResult {
  /** In the list's order. */
  products: readonly Product[];
  /** Whether they are only similar to the search, which a sentence says. */
  isSimilar?: boolean;
  /** The words of the search that they match, if no product matches all of them. */
  matched?: string;
}

interface Step {
  meansSame: MeansSame;
  /** Whether a word may also name a category or a colour. */
  usesLabels: boolean;
  /** Whether a word may also be a synonym. From then on the products are only similar. */
  isSimilar: boolean;
}

const near: Step = { meansSame: isNear, usesLabels: true, isSimilar: true };

/** What is tried if no name contains the text, in this order (docs/contract.md, "Semantics"). */
const steps: readonly Step[] = [
  { meansSame: isPart, usesLabels: false, isSimilar: false },
  { meansSame: isPartInSingular, usesLabels: false, isSimilar: false },
  { meansSame: isPartInSingular, usesLabels: true, isSimilar: false },
  { meansSame: isPartInSingular, usesLabels: true, isSimilar: true },
  near,
];

/** Searches for all words in any order; if no product matches all of them, for those that one does match. */
export function searchWordByWord(products: readonly Product[], search: string): SearchResult {
  const words = searchedWords(search);
  const result = searchAll(products, words);
  if (result) return result;
  const matchedWords: Forms[] = [];
  let matching = products;
  for (const word of words) {
    const match = matchesOf(word, near, products);
    const narrower = matching.filter((product) => match.has(product));
    if (narrower.length === 0) continue;
    matching = narrower;
    matchedWords.push(word);
  }
  const isMatched = (word: string) => matchedWords.some((matched) => matched.word === word);
  const matchedTexts = search.split(/\s+/).filter((text) => wordsOf(text).some(isMatched));
  const matchedAll = searchAll(products, matchedWords);
  return matchedAll ? { products: matchedAll.products, matched: matchedTexts.join(' ') } : { products: [] };
}

/** The products that match all words, by the first step that finds any. */
function searchAll(products: readonly Product[], words: readonly Forms[]): SearchResult | undefined {
  for (const step of words.length > 0 ? steps : []) {
    const matches = words.map((word) => matchesOf(word, step, products));
    const matching = products.filter((product) => matches.every((match) => match.has(product)));
    if (matching.length > 0) return { products: matching, isSimilar: step.isSimilar };
  }
  return undefined;
}

/** The products that one word of a search matches. */
function matchesOf(
  searched: Forms,
  { meansSame, usesLabels, isSimilar }: Step,
  products: readonly Product[],
): ReadonlySet<Product> {
  const alternatives = isSimilar ? withSynonyms(searched) : [searched];
  const wordsInNames = wordsOfNames(products).filter((word) =>
    alternatives.some((alternative) => meansSame(alternative, word)),
  );
  const labels = usesLabels ? wordsOfLabels(products) : [];
  const wordsInLabels = labels.filter((word) =>
    alternatives.some((alternative) => isWhole(alternative, word, meansSame)),
  );
  return new Set([...wordsInNames, ...wordsInLabels].flatMap((word) => word.products));
}

/** A word of some products. */
interface KnownWord extends Forms {
  /** The products that have it, in the list's order. */
  products: Product[];
}

/** Makes a function that returns the different words of a text of each product, cached as long as the list lives. */
const wordsFrom = (textOf: (product: Product) => string) =>
  weakMapMemoize((products: readonly Product[]): readonly KnownWord[] => {
    const words = new Map<string, KnownWord>();
    for (const product of products)
      for (const word of new Set(wordsOf(textOf(product)))) {
        const known = words.get(word);
        if (known) known.products.push(product);
        else words.set(word, { ...formsOf(word), products: [product] });
      }
    return [...words.values()];
  });

const wordsOfNames = wordsFrom(({ name }) => name);

/** The words of the tab and label of a product's category, and of its colour. */
const wordsOfLabels = wordsFrom(({ category, color = '' }) => {
  const { tab = '', one: label = '' } = shop.categories[category] ?? {};
  return `${tab} ${label} ${color}`;
});
