import { isFields, isHolder, type Fields } from '../changes/fields';

// What a file's JSON contains may be anything. Each function returns a value of the kind that is needed.
// `String` and `Number` would throw for an object with a field such as 'toString'.

export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

/** 0 if it is not a number. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The entries that begin with a number. */
export function entriesOf(value: unknown): [number, ...unknown[]][] {
  return listOf(value).filter(
    (entry): entry is [number, ...unknown[]] => Array.isArray(entry) && typeof entry[0] === 'number',
  );
}

export function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** Levels of nested objects and lists: states have less than 20. Hashing and comparing are recursive. */
const DEEPEST = 100;
/** Characters of one text in a state or an action. A browser takes seconds to lay out more. */
const LONGEST_TEXT = 2 * 2 ** 20;

/** Whether a JSON value is nested no deeper, and has no longer text, than any state or action. */
export function isWithinLimits(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST || level.some((one) => typeof one === 'string' && one.length > LONGEST_TEXT))
      return false;
    level = level.flatMap((one): unknown[] => (isHolder(one) ? Object.values(one) : []));
  }
  return true;
}
