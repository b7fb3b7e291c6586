import { shop } from '@/shared/config';
import { withoutAccents } from '@/shared/lib';

/** A word without accents in both forms that a search compares. */
export interface Forms {
  word: string;
  singular: string;
}

/** The words of a text, a hyphen as a space. */
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text in lower case, those that hyphens join as one: 'Caneca Beija-Flor' is 'caneca', 'beija-flor'. */
export const compoundsIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** The words of a text as a search compares them: in lower case, without accents. */
export const wordsOf = (text: string) => wordsIn(withoutAccents(text.toLowerCase()));

/** Whether a word of a search means a word of a name or a label, both made by `wordsOf`. */
export type MeansSame = (searched: Forms, word: Forms) => boolean;

/** Words that a search does not need: 'camiseta de gato' is 'camiseta gato'. */
// prettier-ignore
const FILLERS = new Set([
  'ao', 'as', 'com', 'da', 'das', 'de', 'do', 'dos', 'em', 'na', 'nas', 'no', 'nos', 'os', 'para', 'por', 'um', 'uma',
]);

/** A price, which is pasted with a name: 'R$ 1.234,56', 'R$90' or '92,90'. */
const PRICE = /r\$\s*(?:\d[\d.,]*)?|\d[\d.]*,\d\d(?!\d)/gi;

const isSingleLetter = (word: string) => /^\p{L}$/u.test(word);

/** A word of a search. */
export interface SearchedWord extends Forms {
  /** As the shopper typed it. */
  text: string;
}

/** The words of a search, without fillers unless there is nothing else. Prices and single letters are no words. */
export function searchedWords(search: string): SearchedWord[] {
  const typed = wordsIn(search.normalize().replace(PRICE, ' '));
  const words = typed
    .flatMap((text) => wordsOf(text).map((word) => ({ text, ...formsOf(word) })))
    .filter(({ word }) => !isSingleLetter(word));
  const meaningful = words.filter(({ word }) => !FILLERS.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Portuguese endings of the plural, and of the singular instead. The first that fits counts. */
const PLURALS = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/([^s])s$/, '$1'],
] as const;

/** The singular of a word without accents: 'canecas' is 'caneca', 'corações' ('coracoes') is 'coracao'. */
export function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s')) return word;
  const [ending = '', replacement = ''] = PLURALS.find(([plural]) => plural.test(word)) ?? [];
  return word.replace(ending, replacement);
}

/** A word without accents in both forms. */
export const formsOf = (word: string): Forms => ({ word, singular: singular(word) });

/** Part of the word, as in the specification's search. */
export const isPart: MeansSame = (searched, { word }) => word.includes(searched.word);

/** The same, in the singular or in the plural. */
export const isPartInSingular: MeansSame = (searched, word) =>
  word.singular.includes(searched.singular) || isPart(searched, word);

/** Words with fewer letters must be spelt right. */
const SHORTEST = 4;

/** The same word with one letter missing, added, changed, or swapped with its neighbour. */
export const isNear: MeansSame = (searched, word) => {
  if (isPartInSingular(searched, word)) return true;
  if (searched.word.length < SHORTEST) return false;
  return differsByOne(searched.word, word.word) || differsByOne(searched.singular, word.singular);
};

function differsByOne(searched: string, word: string): boolean {
  if (searched[0] !== word[0] && searched.at(-1) !== word.at(-1)) return false; // This refuses most words fast.
  const shorter = Math.min(searched.length, word.length);
  if (Math.max(searched.length, word.length) > shorter + 1) return false;
  let start = 0;
  while (start < shorter && searched[start] === word[start]) start++;
  let end = 0;
  while (end < shorter - start && searched.at(-1 - end) === word.at(-1 - end)) end++;
  const differing = shorter - start - end;
  if (differing === 0 || searched.length !== word.length) return differing === 0;
  const isSwapped = searched[start] === word[start + 1] && searched[start + 1] === word[start];
  return differing === 1 || (differing === 2 && isSwapped);
}

/** The groups of words that mean the same: the owner's synonyms, without the fillers in 'costela-de-adão'. */
const synonyms = (shop.synonyms ?? []).map((group) =>
  group
    .flatMap(wordsOf)
    .filter((word) => !FILLERS.has(word))
    .map(formsOf),
);

/** The owner's synonyms of a word. The word is one of them, if it has any. */
export const synonymsOf = (searched: Forms): readonly Forms[] =>
  synonyms.filter((group) => group.some((word) => word.singular === searched.singular)).flat();

/** Whether a word names another as a whole: 'can' does not name 'Canecas'. */
export function isWhole(searched: Forms, { singular }: Forms, meansSame: MeansSame): boolean {
  const isLong = searched.singular.length >= SHORTEST;
  if (searched.singular === singular) return true;
  return meansSame === isNear && isLong && differsByOne(searched.singular, singular);
}
