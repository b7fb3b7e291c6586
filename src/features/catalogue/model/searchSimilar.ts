import type { Product } from '@/entities/product';
import { wordsOfLabels, wordsOfNames } from './names';
import {
  isNear,
  isPart,
  isPartInSingular,
  isWhole,
  searchedWords,
  withSynonyms,
  type Forms,
  type MeansSame,
} from './searchWords';

interface Step {
  meansSame: MeansSame;
  /** Whether a word may also be a synonym, or name a category or a colour. */
  usesLabels: boolean;
}

/** What is tried if no name contains the text, in this order (docs/contract.md, "Semantics"). */
const steps: readonly Step[] = [
  { meansSame: isPart, usesLabels: false },
  { meansSame: isPartInSingular, usesLabels: false },
  { meansSame: isPartInSingular, usesLabels: true },
  { meansSame: isNear, usesLabels: true },
];

/** The products that are similar to a search whose text no name contains, in the list's order. */
export function searchSimilar(products: readonly Product[], search: string): readonly Product[] {
  const words = searchedWords(search);
  if (words.length === 0) return [];
  for (const step of steps) {
    const matches = words.map((word) => matchesOf(word, step, products));
    const found = products.filter((product) => matches.every((match) => match.has(product)));
    if (found.length > 0) return found;
  }
  return [];
}

/** The products that one word of a search matches. */
function matchesOf(
  searched: Forms,
  { meansSame, usesLabels }: Step,
  products: readonly Product[],
): ReadonlySet<Product> {
  const alternatives = usesLabels ? withSynonyms(searched) : [searched];
  const named = wordsOfNames(products).filter((word) =>
    alternatives.some((alternative) => meansSame(alternative, word)),
  );
  const labels = usesLabels ? wordsOfLabels(products) : [];
  const labelled = labels.filter((word) =>
    alternatives.some((alternative) => isWhole(alternative, word, meansSame)),
  );
  return new Set([...named, ...labelled].flatMap((word) => word.products));
}
