import { isFields } from 'action-log';
import { fold } from '../../text/formats';
import type { NameOf } from '../../text/names';

/** A value in a state. */
interface Member {
  /** In the object or the list that it is in. */
  key: string;
  /** From the root, as `changesBetween` writes it. */
  path: string;
  value: unknown;
}

/** What is listed of all that is found: nobody reads more. */
const MOST_FOUND = 100;

/** What an object or a list at a path contains. */
export function membersOf(value: unknown, path: string): Member[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, member]: [string, unknown]) => ({
    key,
    path: Array.isArray(value) ? `${path}[${idOf(member) ?? key}]` : path === '' ? key : `${path}.${key}`,
    value: member,
  }));
}

const idOf = (value: unknown) => (isFields(value) && typeof value.id === 'string' ? value.id : undefined);

/**
 * The values of a state whose key, text, number, or the name of what has such an id contains a text, without
 * case and accents. It also finds the values that steps changed which say the text: what a state calls
 * `quantity` is 'quantidade' on the page. The closest are first; words of two languages often begin alike.
 * @param stepsFor by the path of a value, the steps that changed it, in words
 */
export function findInState(
  state: unknown,
  text: string,
  nameOf: NameOf,
  stepsFor: ReadonlyMap<string, readonly string[]>,
): Member[] {
  const wanted = fold(text.trim());
  /** The closeness is how much of the text that was found in is what was searched for, up to 1. */
  const found: { member: Member; closeness: number }[] = [];
  const look = (member: Member) => {
    const { key, path, value } = member;
    const said = [key, ...leafTexts(value, nameOf), ...(stepsFor.get(path) ?? [])].map(fold);
    const close = said.filter((one) => one.includes(wanted)).map((one) => wanted.length / one.length);
    const likeKey = sameStart(fold(key), wanted) / wanted.length;
    if (close.length > 0) found.push({ member, closeness: Math.max(...close, likeKey) });
    membersOf(value, path).forEach(look);
  };
  membersOf(state, '').forEach(look);
  found.sort((one, other) => other.closeness - one.closeness);
  return found.slice(0, MOST_FOUND).map(({ member }) => member);
}

/** How many characters two texts have in common at their starts. */
function sameStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function leafTexts(value: unknown, nameOf: NameOf): string[] {
  if (typeof value === 'object' && value !== null) return [];
  return typeof value === 'string' ? [value, nameOf(value) ?? ''] : [String(value)];
}
