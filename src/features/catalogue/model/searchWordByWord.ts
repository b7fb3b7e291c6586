import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { listed } from '@/shared/lib';
import {
  compoundsIn,
  formsOf,
  isNear,
  isPart,
  isPartInSingular,
  isWhole,
  searchedWords,
  synonymsOf,
  wordsOf,
  type Forms,
  type MeansSame,
  type SearchedWord,
} from './searchWords';

export interface SearchResult {
  /** In the list's order. */
  products: readonly Product[];
  /** Whether they are only similar to the search, which a sentence says. */
  isSimilar?: boolean;
  /** What the search was understood as, if no product matches all its words as they are: 'gato' for 'gatto'. */
  understood?: string;
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

/** Words with fewer letters are never all that is kept of a search: 'os' is a part of too many names. */
const SHORTEST_KEPT = 3;

/** Searches for all words in any order; if no product matches all of them, for those that one does match. */
export function searchWordByWord(products: readonly Product[], search: string): SearchResult {
  const words = searchedWords(search);
  const result = searchAll(products, words);
  if (result) return result;
  const matchedWords: SearchedWord[] = [];
  let matching = products;
  for (const word of words.filter(({ text }) => text.length >= SHORTEST_KEPT)) {
    const match = matchesOf(word, near, products);
    const narrower = matching.filter((product) => match.has(product));
    if (narrower.length === 0) continue;
    matching = narrower;
    matchedWords.push(word);
  }
  const typed = matchedWords.map(({ text }) => text).join(' ');
  const matchedAll = searchAll(products, matchedWords);
  return matchedAll ? { understood: typed, ...matchedAll } : { products: [] };
}

/** The products that match all words, by the first step that finds any. */
function searchAll(products: readonly Product[], words: readonly SearchedWord[]): SearchResult | undefined {
  for (const step of words.length > 0 ? steps : []) {
    const matches = words.map((word) => matchesOf(word, step, products));
    const matching = products.filter((product) => matches.every((match) => match.has(product)));
    if (matching.length === 0) continue;
    if (!step.isSimilar) return { products: matching };
    const shown = new Set(matching);
    const meanings = words.map((word) => meaningOf(word, products, shown));
    // 'azul clara' is 'azul-claro', not 'azul azul-claro'.
    const isInCompound = (meaning: string) =>
      meanings.some((compound) => compound !== meaning && compound.split('-').includes(meaning));
    const understood = meanings.filter((meaning) => !isInCompound(meaning)).join(' ');
    return { products: matching, isSimilar: true, understood };
  }
  return undefined;
}

/** The products that one word of a search matches. */
const matchesOf = (searched: Forms, step: Step, products: readonly Product[]): ReadonlySet<Product> =>
  new Set(knownWordsFor(searched, step, products).flatMap((word) => word.products));

/** The words of names and labels that one word of a search means. */
function knownWordsFor(
  searched: Forms,
  { meansSame, usesLabels, isSimilar }: Step,
  products: readonly Product[],
): readonly KnownWord[] {
  const synonyms = isSimilar ? synonymsOf(searched) : [];
  const isSynonym = ({ singular }: Forms) => synonyms.some((synonym) => synonym.singular === singular);
  const inNames = wordsOfNames(products).filter((word) => meansSame(searched, word) || isSynonym(word));
  const labels = usesLabels ? wordsOfLabels(products) : [];
  const inLabels = labels.filter((word) => isWhole(searched, word, meansSame) || isSynonym(word));
  return [...inNames, ...inLabels];
}

/** The most words that say how one word of a search was understood. */
const MOST_MEANINGS = 3;

/**
 * What one word of a search means in the products that are shown: the word itself if it is in a name or a label of
 * theirs, or else the words that are taken for it, such as 'sabiá, beija-flor ou tucano' for 'pássaro'.
 */
function meaningOf(
  searched: SearchedWord,
  products: readonly Product[],
  shown: ReadonlySet<Product>,
): string {
  for (const step of steps) {
    const inShown = knownWordsFor(searched, step, products).filter((word) =>
      word.products.some((product) => shown.has(product)),
    );
    if (inShown.length === 0) continue;
    if (!step.isSimilar) break;
    const isFirstForm = ({ singular }: Forms, index: number) =>
      inShown.findIndex((word) => word.singular === singular) === index;
    const texts = [...new Set(inShown.filter(isFirstForm).map(({ compound }) => compound))];
    if (texts.length <= MOST_MEANINGS) return listed(texts, 'ou');
    return `${texts.slice(0, MOST_MEANINGS).join(', ')}…`;
  }
  return searched.text;
}

/** A word of some products. */
interface KnownWord extends Forms {
  /** As it is written in the first of them, with the words that hyphens join to it: 'beija-flor'. */
  compound: string;
  /** The products that have it, in the list's order. */
  products: Product[];
}

/** Makes a function that returns the different words of a text of each product, cached as long as the list lives. */
const wordsFrom = (textOf: (product: Product) => string) =>
  weakMapMemoize((products: readonly Product[]): readonly KnownWord[] => {
    const words = new Map<string, KnownWord>();
    for (const product of products)
      for (const compound of compoundsIn(textOf(product)))
        for (const word of wordsOf(compound)) {
          const known = words.get(word);
          if (!known) words.set(word, { ...formsOf(word), compound, products: [product] });
          else if (known.products.at(-1) !== product) known.products.push(product);
        }
    return [...words.values()];
  });

const wordsOfNames = wordsFrom(({ name }) => name);

/** The words of the tab and label of a product's category, and of its colour. */
const wordsOfLabels = wordsFrom(({ category, color = '' }) => {
  const { tab = '', one: label = '' } = shop.categories[category] ?? {};
  return `${tab} ${label} ${color}`;
});
