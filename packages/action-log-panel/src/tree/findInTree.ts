import { isFields } from 'action-log';
import { fold } from '../steps/teller';

/** Where a text was found in a value. A place is a path of keys: '/cart/items/0/name'. */
export interface Found {
  /** The places themselves. */
  matches: ReadonlySet<string>;
  /** The places, and all that contain them: what has to be open to see them. */
  trail: ReadonlySet<string>;
}

/** Matches after which a search stops: nobody reads more, and a state may contain 10,000 products. */
const MOST_MATCHES = 200;

/**
 * Finds a text, without case and accents, in the keys and in the texts and numbers of a value; an id is found by its
 * name, too.
 */
export function findInTree(value: unknown, text: string, nameOf: (id: string) => string | undefined): Found {
  const wanted = fold(text.trim());
  const matches = new Set<string>();
  const trail = new Set<string>();

  const look = (part: unknown, key: string, path: string): boolean => {
    if (matches.size >= MOST_MATCHES) return false;
    const words = isFields(part) || Array.isArray(part) ? key : `${key} ${leafText(part, nameOf)}`;
    const isMatch = path !== '' && fold(words).includes(wanted);
    if (isMatch) matches.add(path);
    let contains = false;
    for (const [inner, member] of childrenOf(part))
      if (look(member, inner, `${path}/${inner}`)) contains = true;
    if (isMatch || contains) trail.add(path);
    return isMatch || contains;
  };

  look(value, '', '');
  return { matches, trail };
}

/** The members of an object or a list, by their keys. */
export function childrenOf(value: unknown): [key: string, member: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function leafText(value: unknown, nameOf: (id: string) => string | undefined): string {
  return typeof value === 'string' ? `${value} ${nameOf(value) ?? ''}` : String(value);
}
