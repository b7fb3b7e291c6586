/**
 * The name that somebody probably meant: a key of shop.json, a variable of .env, a column, a photo. The owner's programs
 * suggest it for an unknown name.
 */
import { distance } from 'fastest-levenshtein';

/** From this many letters on, a name may differ by two letters; a shorter name by one letter. */
const LONG = 8;

/**
 * A name as it is compared: without accents, signs and spaces, in lower case.
 * @param {string} name
 */
const folded = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** @param {string} name */
const lettersOf = (name) => [...name].toSorted().join('');

/**
 * The names that differ from a given one only by accents, signs, spaces, case and one or two letters: the most similar
 * ones, in their order. Two letters that are exchanged count as one difference.
 * @param {string} given
 * @param {Iterable<string>} names
 * @returns {string[]}
 */
export function namesNear(given, names) {
  const name = folded(given);
  const most = name.length < LONG ? 1 : 2;
  const similar = [...names].flatMap((known) => {
    const letters = folded(known);
    const differing = distance(name, letters);
    const isSwapped = differing === 2 && lettersOf(name) === lettersOf(letters);
    // Names as short as this would all be similar.
    const isNear = differing === 0 || (name.length > 2 && (differing <= most || isSwapped));
    return isNear ? [{ known, differing }] : [];
  });
  const least = Math.min(...similar.map(({ differing }) => differing));
  return similar.filter(({ differing }) => differing === least).map(({ known }) => known);
}
