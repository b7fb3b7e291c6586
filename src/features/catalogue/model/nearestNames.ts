import type { Product } from '@/entities/product';
import { wordIndex } from './searchProducts';
import { searchedWords } from './searchWords';

const MOST = 3;
/** From 0, nothing in common, to 1, the same word. */
const LEAST_LIKENESS = 0.5;

/** The products, each with another name, whose names have the words that are most like one of a search that found nothing. */
export function nearestNames(products: readonly Product[], search: string): readonly Product[] {
  const words = wordIndex(products).words();
  const searched = searchedWords(search).map(pairsOf);
  const near = [...words.keys()]
    .map((word) => ({ word, likeness: Math.max(...searched.map((pairs) => likeness(pairs, pairsOf(word)))) }))
    .filter((each) => each.likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness);
  const found = new Map<string, Product>();
  for (const { word } of near)
    for (const index of words.get(word) ?? []) {
      const product = products[index];
      if (found.size < MOST && product && !found.has(product.name)) found.set(product.name, product);
    }
  return [...found.values()];
}

/** The pairs of neighbouring letters, and the first letter: 'gato' is ' g', 'ga', 'at', 'to'. */
function pairsOf(word: string): ReadonlySet<string> {
  return new Set(Array.from(word, (letter, index) => (word[index - 1] ?? ' ') + letter));
}

/** The part of the pairs that two words have in common (Sørensen and Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}
