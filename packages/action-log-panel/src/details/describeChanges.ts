import { changesBetween, ORDER, partsOf, valueAt } from 'action-log';
import { pathText, type NameOf } from '../text/names';

/** One change as a person reads it. */
export interface NamedChange {
  /** 'cart › Limões › quantity' */
  path: string;
  /** Undefined if nothing was there. */
  before: unknown;
  /** Undefined if nothing is there any more. */
  after: unknown;
}

/**
 * The changes between two states. A thing that was added or removed is one change, however many fields it has.
 * @param leftOut what matches the paths of values that are of no interest
 */
export function describeChanges(
  before: unknown,
  after: unknown,
  nameOf: NameOf,
  leftOut?: RegExp,
): NamedChange[] {
  const changed = changesBetween(before, after).filter(([path]) => !leftOut?.test(path));
  const paths = changed.map(([path]) => outermost(path, before, after));
  return [...new Set(paths)].map((path) => ({
    path: pathText(path, nameOf),
    before: valueOf(before, path, nameOf),
    after: valueOf(after, path, nameOf),
  }));
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

function valueOf(state: unknown, path: string, nameOf: NameOf): unknown {
  const value = valueAt(state, path);
  if (!path.endsWith(ORDER) || typeof value !== 'string') return value;
  return value
    .split(',')
    .map((id) => nameOf(id) ?? id)
    .join(', ');
}
