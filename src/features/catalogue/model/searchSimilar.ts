import type { Product } from '@/entities/product';
import type { Forms, WordIndex } from '@/shared/long-lists';
import {
  categoriesNamed,
  isNear,
  isPart,
  isPartInSingular,
  searchedWords,
  withSynonyms,
  type MeansSame,
} from './searchWords';

type Words = ReturnType<WordIndex['words']>;

interface Step {
  meansSame: MeansSame;
  /** Whether a word may also be a synonym, or name a category. */
  usesLabels: boolean;
}

/** What is tried if no name contains the text, in this order (docs/contract.md, "Semantics"). */
const steps: readonly Step[] = [
  { meansSame: isPart, usesLabels: false },
  { meansSame: isPartInSingular, usesLabels: false },
  { meansSame: isPartInSingular, usesLabels: true },
  { meansSame: isNear, usesLabels: true },
];

/**
 * The indexes of the products that are similar to a search whose text no name contains, in the list's order.
 * @param index the words of the names
 */
export function searchSimilar(products: readonly Product[], index: Words, search: string): number[] {
  const words = searchedWords(search);
  if (words.length === 0) return [];
  for (const step of steps) {
    const found = allOf(words.map((word) => matchesOf(word, step, products, index)));
    if (found.length > 0) return found;
  }
  return [];
}

/** For each product, 1 if a word of the search matches it. */
function matchesOf(searched: Forms, step: Step, products: readonly Product[], index: Words): Uint8Array {
  const matches = new Uint8Array(products.length);
  const { meansSame, usesLabels } = step;
  const alternatives = usesLabels ? withSynonyms(searched) : [searched];
  for (const word of index)
    if (alternatives.some((alternative) => meansSame(alternative, word)))
      for (const at of word.indexes) matches[at] = 1;
  const categories = usesLabels ? alternatives.flatMap((word) => categoriesNamed(word, meansSame)) : [];
  if (categories.length > 0)
    products.forEach(({ category }, at) => {
      if (categories.includes(category)) matches[at] = 1;
    });
  return matches;
}

/** The indexes at which every word matches. */
function allOf([first = new Uint8Array(), ...others]: readonly Uint8Array[]): number[] {
  const found: number[] = [];
  first.forEach((match, at) => {
    if (match === 1 && others.every((other) => other[at] === 1)) found.push(at);
  });
  return found;
}
