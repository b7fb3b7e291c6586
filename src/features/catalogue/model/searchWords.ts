import { shop } from '@/shared/config';
import { wordsOf } from '@/shared/long-lists';

/** Whether a word of a search means a word of a name, a label or a synonym. Both are as `wordsOf` returns them. */
export type MeansSame = (searched: string, word: string) => boolean;

/** Words that a search does not need: 'camiseta de gato' is 'camiseta gato'. */
const FILLERS = new Set('a ao as com da das de do dos e em na nas no nos o os para por um uma'.split(' '));

/** The words of a search, without fillers unless there is nothing else. */
export function searchedWords(search: string): string[] {
  const words = wordsOf(search);
  const wanted = words.filter((word) => !FILLERS.has(word));
  return wanted.length > 0 ? wanted : words;
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
  const [ending, replacement = ''] = PLURALS.find(([plural]) => plural.test(word)) ?? [];
  return ending && word.length > 3 ? word.replace(ending, replacement) : word;
}

/** Part of the word, as in the specification's search. */
export const isPart: MeansSame = (searched, word) => word.includes(searched);

/** The same, in the singular or in the plural. */
export const isPartInSingular: MeansSame = (searched, word) =>
  singular(word).includes(singular(searched)) || isPart(searched, word);

/** Letters from which on a word may have a wrong one. */
const SHORTEST = 4;

/** The same word but for one letter that is missing, too many, another, or swapped with its neighbour. */
export const isNear: MeansSame = (searched, word) => {
  if (isPartInSingular(searched, word)) return true;
  if (searched.length < SHORTEST) return false;
  return differsByOne(searched, word) || differsByOne(singular(searched), singular(word));
};

function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const [after, otherAfter] = [rest.slice(1), otherRest.slice(1)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return after === otherAfter || rest === otherAfter || after === otherRest || isSwapped;
}

type Category = keyof typeof shop.categories;

/** The groups of words that mean the same: the owner's synonyms. */
const synonyms = (shop.synonyms ?? []).map((group) => group.flatMap(wordsOf));

/** A word and the owner's synonyms of it. */
export function withSynonyms(searched: string): string[] {
  const groups = synonyms.filter((group) => group.some((word) => singular(word) === singular(searched)));
  return [searched, ...groups.flat()];
}

/** The categories whose tab or label a word names. */
export function categoriesNamed(searched: string, meansSame: MeansSame): Category[] {
  const named = Object.entries(shop.categories).filter(([, { tab, one }]) =>
    wordsOf(`${tab} ${one}`).some((word) => isWhole(searched, word, meansSame)),
  );
  return named.map(([category]) => category as Category);
}

/** Whether a word names another as a whole: 'can' does not name 'Canecas'. */
function isWhole(searched: string, word: string, meansSame: MeansSame): boolean {
  const [one, other] = [singular(searched), singular(word)];
  return one === other || (meansSame === isNear && one.length >= SHORTEST && differsByOne(one, other));
}
