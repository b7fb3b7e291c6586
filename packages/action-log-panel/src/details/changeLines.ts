import { changesBetween, ORDER, partsOf, valueAt } from 'action-log';
import { factText, type NameOf } from '../text/names';

/**
 * The changes between two states as people read a diff: '- cart › Limões › quantity: 1' and '+ cart › Limões
 * › quantity: 2'. A thing that was added or removed is one change, however many fields it has.
 * @param leftOut what matches the paths of values that are of no interest
 */
export function changeLines(before: unknown, after: unknown, nameOf: NameOf, leftOut?: RegExp): string[] {
  const changed = changesBetween(before, after).filter(([path]) => !leftOut?.test(path));
  const paths = new Set(changed.map(([path]) => outermost(path, before, after)));
  const lineOf = (sign: string, path: string, value: unknown) =>
    value === undefined ? [] : [`${sign} ${factText(path, value, nameOf)}`];
  return [...paths].flatMap((path) => [
    ...lineOf('-', path, valueOf(before, path)),
    ...lineOf('+', path, valueOf(after, path)),
  ]);
}

/** The beginning of a path that one of the states lacks; the whole path if both have a value there. */
function outermost(path: string, before: unknown, after: unknown): string {
  if (path.endsWith(ORDER)) return path;
  const parts = partsOf(path);
  const starts = parts.map((_, index) => join(parts.slice(0, index + 1)));
  const lacks = (start: string) => [before, after].some((state) => (valueAt(state, start) ?? null) === null);
  return starts.find(lacks) ?? path;
}

const join = (parts: readonly string[]) =>
  parts.map((part, index) => (index === 0 || part.startsWith('[') ? part : `.${part}`)).join('');

/** The value at a path; of an order, a list of ids. */
function valueOf(state: unknown, path: string): unknown {
  const value = valueAt(state, path);
  return path.endsWith(ORDER) && typeof value === 'string' ? value.split(',') : value;
}
