import { isFields } from 'action-log';
import { fold } from '../../text/formats';
import type { NameOf } from '../../text/names';

/** A value that a search found. */
export interface Found {
  /** The keys from the root to it. */
  keys: readonly string[];
  value: unknown;
  /** How much of the text that was found in is what was searched for, up to 1. */
  closeness: number;
}

/** What is listed of all that is found: nobody reads more. */
const MOST = 100;
/** Keys from the root. A value that is not from a file may contain itself. */
const DEEPEST = 30;

/**
 * The values of a state whose key, text, number, or the name of what has such an id contains a text, without case and accents. It also
 * finds the values that steps changed which say the text: what a state calls `quantity` is 'quantidade' on the page. The closest
 * are first; words of two languages often begin alike.
 * @param stepsFor by the path of a value (`changesBetween`), the steps that changed it, in words
 */
export function findInState(
  state: unknown,
  text: string,
  nameOf: NameOf,
  stepsFor: ReadonlyMap<string, readonly string[]>,
): Found[] {
  const wanted = fold(text.trim());
  const found: Found[] = [];
  const look = (value: unknown, keys: readonly string[], path: string) => {
    const key = keys.at(-1) ?? '';
    const said = [key, ...leafTexts(value, nameOf), ...(stepsFor.get(path) ?? [])].map(fold);
    const close = said.filter((one) => one.includes(wanted)).map((one) => wanted.length / one.length);
    if (close.length > 0) close.push(sameStart(fold(key), wanted) / wanted.length);
    if (close.length > 0 && keys.length > 0) found.push({ keys, value, closeness: Math.max(...close) });
    if (keys.length === DEEPEST) return;
    for (const [key, member] of childrenOf(value))
      look(member, [...keys, key], pathOf(path, value, key, member));
  };
  look(state, [], '');
  return found.sort((one, other) => other.closeness - one.closeness).slice(0, MOST);
}

/** How many characters two texts have in common at their starts. */
function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** The path of a member as `changesBetween` writes it. */
function pathOf(path: string, holder: unknown, key: string, member: unknown): string {
  if (!Array.isArray(holder)) return path === '' ? key : `${path}.${key}`;
  return isFields(member) && typeof member.id === 'string' ? `${path}[${member.id}]` : `${path}[]`;
}

/** The members of an object or a list, by their keys. */
export function childrenOf(value: unknown): [key: string, member: unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function leafTexts(value: unknown, nameOf: NameOf): string[] {
  if (typeof value === 'object' && value !== null) return [];
  return typeof value === 'string' ? [value, nameOf(value) ?? ''] : [String(value)];
}
