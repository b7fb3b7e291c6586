import { isFields, type Fields } from '../changes/fields';

// Each takes a value of a file's JSON, of whatever kind, for what it must be. `String` and `Number` would throw for an
// object with a field such as 'toString'.

export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

/** 0 where it is no number. */
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
