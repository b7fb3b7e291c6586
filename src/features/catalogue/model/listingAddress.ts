import { addresses } from '@/shared/navigation';
import { noChoices, parseChoices, type Choices } from './choices';
import { addressNames } from './addressNames';

// The address of a listing: '/?categoria=canecas&ordem=preco-asc&pagina=2'. It has the choices that differ from a first visit.

/** The most characters of a search that an address has: servers refuse long addresses. */
const LONGEST_SEARCH = 300;

/**
 * The name of each order and of the specification's categories in the address; that of another category is its key. It is
 * not the label, so that a changed label breaks no link. No category's key is one of these words (tools/settings/shop.schema.json).
 */
const addressWords: ReadonlyMap<string, string> = new Map([
  ['all', 'todos'],
  ['t-shirts', 'camisetas'],
  ['mugs', 'canecas'],
  ['newest', 'novidades'],
  ['price-desc', 'preco-desc'],
  ['price-asc', 'preco-asc'],
  ['best-sellers', 'mais-vendidos'],
]);

/**
 * The address of a listing; '/' if the search is too long for an address. The search must be valid Unicode: half a
 * character becomes U+FFFD, as in every address.
 */
export function listingAddress(choices: Choices): string {
  if (choices.search.length > LONGEST_SEARCH) return addresses.catalogue;
  const query = new URLSearchParams();
  for (const [key, name] of addressNames) {
    const text = String(choices[key]);
    if (choices[key] !== noChoices[key])
      query.set(name, key === 'search' ? text : (addressWords.get(text) ?? text));
  }
  return String(query) ? `${addresses.catalogue}?${query}` : addresses.catalogue;
}

/**
 * Reads the choices in an address's query. Invalid and unknown parts are ignored, and of two parts with the same name
 * the first counts. Returns null if no part is valid.
 */
export function readListingAddress(search: string): Choices | null {
  const query = new URLSearchParams(search);
  const given = addressNames.filter(([, name]) => query.has(name));
  const said = Object.fromEntries(given.map(([key, name]) => [key, valueOf(key, query.get(name) ?? '')]));
  const choices = parseChoices(said);
  return given.some(([key]) => choices[key] === said[key]) ? choices : null;
}

/** The choice that a part of an address names, unchecked. */
function valueOf(key: keyof Choices, word: string): unknown {
  if (key === 'search') return word.trim() && word; // Spaces alone are not a search (slice.ts).
  return key === 'page'
    ? Number(word)
    : ([...addressWords].find(([, addressWord]) => addressWord === word)?.[0] ?? word);
}
