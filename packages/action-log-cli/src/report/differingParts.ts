import { hexOf, isFields } from 'action-log';
import { comparedValue, type ComparedValue, type ValueDifference } from './fileReport';

/** Characters of JSON up to which two values are shown whole. */
const SHORT = 120;

/**
 * Where two values differ: by item and field if they are lists or objects that are too long to compare by eye, such as
 * `products[Caneca Sabiá].price_in_cents`. Items are named by their name, title or id, or else counted from 1.
 */
export function differingParts(difference: ValueDifference): ValueDifference[] {
  const { path, expected, found } = difference;
  const [one, other] = [expected.value, found.value];
  if (hexOf(one) === hexOf(other) && expected.isGone === found.isGone) return [];
  const isShort = [one, other].every((value) => (JSON.stringify(value) ?? '').length <= SHORT);
  const parts = isShort ? null : partsOf(one, other);
  if (!parts) return [difference];
  return parts.flatMap(([name, wanted, had]) =>
    differingParts({ path: path + name, expected: partOf(expected, wanted), found: partOf(found, had) }),
  );
}

const partOf = ({ isUnchanged }: ComparedValue, value: unknown): ComparedValue => ({
  ...comparedValue(value),
  ...(isUnchanged && { isUnchanged }),
});

type Part = readonly [name: string, expected: unknown, found: unknown];

/** The members of two lists or objects, side by side; null if they are neither, or if only their order differs. */
function partsOf(one: unknown, other: unknown): readonly Part[] | null {
  if (Array.isArray(one) && Array.isArray(other)) return membersOf(one, other);
  if (!isFields(one) || !isFields(other)) return null;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].map(
    (key) => [`.${key}`, one[key], other[key]] as const,
  );
}

function membersOf(one: readonly unknown[], other: readonly unknown[]): readonly Part[] | null {
  const [wanted, had] = [membersByKey(one), membersByKey(other)];
  const parts = [...new Set([...wanted.keys(), ...had.keys()])]
    .map((key): Part => {
      const [expected, found] = [wanted.get(key), had.get(key)];
      return [`[${nameOf(expected ?? found) ?? key}]`, expected, found];
    })
    .filter(([, expected, found]) => hexOf(expected) !== hexOf(found));
  if (parts.length > 0) return parts;
  const keys = [...had.keys()];
  const at = [...wanted.keys()].findIndex((key, index) => key !== keys[index]);
  return at < 0 ? null : [[` at ${at + 1}`, nameOf(one[at]) ?? one[at], nameOf(other[at]) ?? other[at]]];
}

/** The members of a list by their ids; texts by themselves; others, and those that repeat one, by their positions from 1. */
function membersByKey(list: readonly unknown[]): Map<string, unknown> {
  const members = new Map<string, unknown>();
  for (const [index, member] of list.entries()) {
    const id = isFields(member) ? member.id : member;
    const key = typeof id === 'string' && !members.has(id) ? id : String(index + 1);
    members.set(key, member);
  }
  return members;
}

function nameOf(member: unknown): string | undefined {
  if (!isFields(member)) return undefined;
  return [member.name, member.title, member.id].find((one): one is string => typeof one === 'string');
}

/** The list with a hash, wherever it is in a value; undefined if the value does not contain it. */
export function listWithHash(hash: string, within: unknown): readonly unknown[] | undefined {
  if (Array.isArray(within) && hexOf(within) === hash) return within;
  if (typeof within !== 'object' || within === null) return undefined;
  for (const part of Object.values(within)) {
    const found = listWithHash(hash, part);
    if (found) return found;
  }
  return undefined;
}
