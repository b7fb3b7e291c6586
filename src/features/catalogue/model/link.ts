import { addresses } from '@/shared/navigation';
import { noChoices, parseChoices, type Choices } from './choices';
import { linkNames, linkWords } from './linkWords';

// A link to a listing: '/?categoria=canecas&ordem=preco-asc&pagina=2'. It has the choices that differ from a first visit.
// The saved choices of the visitor who follows it do not count.

const words: Readonly<Record<string, string>> = linkWords;

/** The address of a listing. The search must be valid Unicode: half a character becomes U+FFFD, as in every address. */
export function linkOf(choices: Choices): string {
  const query = new URLSearchParams();
  const say = (key: keyof Choices, name: string) => {
    const text = String(choices[key]);
    query.set(name, key === 'search' ? text : (words[text] ?? text));
  };
  for (const [key, name] of linkNames) if (choices[key] !== noChoices[key]) say(key, name);
  // Without a part, the visitor's saved choices would apply.
  if (!String(query)) say(...linkNames[0]);
  return `${addresses.catalogue}?${query}`;
}

/**
 * Reads a shared link's choices from the first address of a visit. Invalid parts are ignored, and of two parts with the
 * same name the first counts.
 * @returns `link`, the choices or null if none is valid, and the query without them
 */
export function readLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): {
  link: Choices | null;
  search: string;
} {
  const rest = new URLSearchParams(search);
  const given = linkNames.filter(([, name]) => rest.has(name));
  if (pathname !== addresses.catalogue || given.length === 0) return { link: null, search };
  const said = Object.fromEntries(given.map(([key, name]) => [key, valueOf(key, rest.get(name) ?? '')]));
  for (const [, name] of given) rest.delete(name);
  const link = parseChoices(said);
  return {
    link: given.some(([key]) => link[key] === said[key]) ? link : null,
    search: String(rest) && `?${rest}`,
  };
}

/** The choice that a part of a link names, unchecked. */
function valueOf(key: keyof Choices, word: string): unknown {
  if (key === 'search') return word.trim() && word; // Spaces alone are not a search (slice.ts).
  return key === 'page' ? Number(word) : Object.keys(words).find((value) => words[value] === word);
}
