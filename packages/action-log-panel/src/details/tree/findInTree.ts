import { isFields } from 'action-log';
import { fold } from '../../text/formats';
import type { NameOf } from '../../text/names';

/** Where a text was found in a value, as paths of keys: '/cart/items/0/name'. */
export interface Found {
  /** The keys and values that contain the text. */
  matches: ReadonlySet<string>;
  /** The matches and everything around them: what has to be open to see them. */
  trail: ReadonlySet<string>;
}

/** Matches after which a search stops: nobody reads more, and a state may contain 10,000 things. */
const MOST_MATCHES = 200;

/**
 * Finds a text, without case and accents, in the keys, texts and numbers of a value. It also finds ids by the names of
 * what has them.
 */
export function findInTree(value: unknown, text: string, nameOf: NameOf): Found {
  const wanted = fold(text.trim());
  const matches = new Set<string>();
  const trail = new Set<string>();

  const look = (part: unknown, key: string, path: string): boolean => {
    if (matches.size >= MOST_MATCHES) return false;
    const content = isFields(part) || Array.isArray(part) ? key : `${key} ${leafText(part, nameOf)}`;
    const isMatch = path !== '' && fold(content).includes(wanted);
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

/** The path of a value by its keys. */
export const pathOf = (keys: readonly string[]) => keys.map((key) => `/${key}`).join('');

/** The members of an object or a list, by their keys. */
export function childrenOf(value: unknown): [key: string, member: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function leafText(value: unknown, nameOf: NameOf): string {
  return typeof value === 'string' ? `${value} ${nameOf(value) ?? ''}` : String(value);
}
