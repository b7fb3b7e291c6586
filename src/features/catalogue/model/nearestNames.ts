import { cardsOf, type Product } from '@/entities/product';
import { distinctNames } from './distinctNames';
import { wordsOfNames } from './names';
import { searchedWords } from './searchWords';

const MOST = 3;
/** From 0, nothing in common, to 1, the same word. */
const LEAST_LIKENESS = 0.5;

/** For a search that found nothing: up to three products whose names have words like the searched ones. No name appears twice. */
export function nearestNames(products: readonly Product[], search: string): readonly Product[] {
  const searched = searchedWords(search).map(({ word }) => pairsOf(word));
  const near = wordsOfNames(products)
    .map((named) => ({
      products: named.products,
      likeness: Math.max(...searched.map((pairs) => likeness(pairs, named.word))),
    }))
    .filter((each) => each.likeness >= LEAST_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness);
  const found = near.flatMap((named) => named.products);
  return distinctNames(cardsOf(found, products), MOST);
}

/** The pairs of neighbouring letters, and the first letter: 'gato' is ' g', 'ga', 'at', 'to'. */
function pairsOf(word: string): readonly string[] {
  return Array.from(word, (letter, index) => (word[index - 1] ?? ' ') + letter);
}

/** The part of the pairs that two words have in common (Sørensen and Dice). */
function likeness(pairs: readonly string[], word: string): number {
  const common = pairs.filter((pair) => ` ${word}`.includes(pair)).length;
  return (2 * common) / (pairs.length + word.length);
}
