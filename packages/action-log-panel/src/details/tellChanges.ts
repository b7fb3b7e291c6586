import { changesBetween } from 'action-log';
import { ORDER, partsOf, valueAt } from 'action-log';
import { placeOf, type Names } from '../names';

/** One change as a person reads it. */
export interface ToldChange {
  /** 'Lista › Limões › quantidade' */
  place: string;
  /** Undefined where nothing was there. */
  before: unknown;
  /** Undefined where nothing is there any more. */
  after: unknown;
}

/**
 * What changed between two states, or between the facts of two screens. What came or went is one change, however many
 * fields it has.
 */
export function tellChanges(before: unknown, after: unknown, names: Names): ToldChange[] {
  const paths = changesBetween(before, after).map(([path]) => outermost(path, before, after));
  return [...new Set(paths)].map((path) => ({
    place: placeOf(path, names),
    before: valueOf(before, path, names),
    after: valueOf(after, path, names),
  }));
}

/** The beginning of a path that one of the states lacks; the whole path where both have its value. */
function outermost(path: string, before: unknown, after: unknown): string {
  if (path.endsWith(ORDER)) return path;
  const parts = partsOf(path);
  const starts = parts.map((_, at) => join(parts.slice(0, at + 1)));
  const lacks = (start: string) => [before, after].some((state) => (valueAt(state, start) ?? null) === null);
  return starts.find(lacks) ?? path;
}

const join = (parts: readonly string[]) =>
  parts.map((part, at) => (at === 0 || part.startsWith('[') ? part : `.${part}`)).join('');

function valueOf(state: unknown, path: string, { nameOf }: Names): unknown {
  const value = valueAt(state, path);
  if (!path.endsWith(ORDER) || typeof value !== 'string') return value;
  return value.split(',').map((id) => nameOf(id) ?? id);
}
