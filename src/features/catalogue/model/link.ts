import { addresses } from '@/shared/navigation';
import { noChoices, parseChoices, type Choices } from './choices';
import { linkNames, linkWords } from './linkWords';

// A link that shows somebody else the same listing: '/?categoria=canecas&ordem=preco-asc&pagina=2'. It says what differs
// from a first visit, and what the visitor chose before does not count.

const words: Readonly<Record<string, string>> = linkWords;

/** The address of a listing. The search must be valid Unicode: half a character becomes U+FFFD, as in every address. */
export function linkOf(choices: Choices): string {
  const query = new URLSearchParams();
  const say = (key: keyof Choices, name: string) => {
    const text = String(choices[key]);
    query.set(name, key === 'search' ? text : (words[text] ?? text));
  };
  for (const [key, name] of linkNames) if (choices[key] !== noChoices[key]) say(key, name);
  // Without a word, the listing would be what the visitor chose before.
  if (!String(query)) say(...linkNames[0]);
  return `${addresses.catalogue}?${query}`;
}

/**
 * Takes a shared link's choices out of the address with which a visit begins. Its query may hold anything: what is no
 * valid choice is ignored, and of two with the same name the first counts.
 * @returns `link`, the choices, null where there is not one valid, and the query without them
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

/** What a word of a link means, unchecked. */
function valueOf(key: keyof Choices, word: string): unknown {
  if (key === 'search') return word.trim() && word; // Spaces only are no search (slice.ts).
  return key === 'page' ? Number(word) : Object.keys(words).find((value) => words[value] === word);
}
