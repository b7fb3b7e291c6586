import { changesBetween, isFields, ORDER, partsOf, valueAt } from 'action-log';
import { writeText, writeValue } from '../formats';

/** A value that differs in two states. */
export interface Change {
  /** Such as 'cart.items[Limões].quantity': an item has its name in place of its id. */
  name: string;
  before: unknown;
  after: unknown;
}

/** The paths of values that differ in two states. Of a thing that only one state has, each of its values. */
export function changedPaths(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  const changes = [...changesBetween(after, before), ...changesBetween(before, after)];
  return [...new Set(changes.map(([path]) => path))];
}

export function changeAt(path: string, before: unknown, after: unknown): Change {
  const labelOf = (item: string, id: string) => {
    const { name } = [after, before].map((state) => valueAt(state, item)).find(isFields) ?? {};
    return typeof name === 'string' ? name : id;
  };
  const valueIn = (state: unknown) => {
    const value = valueAt(state, path);
    if (!path.endsWith(ORDER) || typeof value !== 'string') return value;
    return value.split(',').map((id) => labelOf(path.replace(ORDER, `[${id}]`), id));
  };
  const name = path.replace(
    /\[([^\]]*)\]/g,
    (part, id: string, start: number) => `[${labelOf(path.slice(0, start) + part, id)}]`,
  );
  return { name, before: valueIn(before), after: valueIn(after) };
}

/**
 * The changes between two states as people read a diff: '- cart.items[Limões].quantity: 1' and '+ …: 2'. A
 * thing that was added or removed is one change, however many values it has.
 * @param leftOut what matches the paths of values that are of no interest
 */
export function changeLines(before: unknown, after: unknown, leftOut?: RegExp): string[] {
  const changed = changedPaths(before, after).filter((path) => !leftOut?.test(path));
  const paths = new Set(changed.map((path) => outermost(path, before, after)));
  return [...paths].flatMap((path) => {
    const change = changeAt(path, before, after);
    return [
      ...(change.before === undefined ? [] : [`- ${change.name}: ${writeValue(change.before)}`]),
      ...(change.after === undefined ? [] : [`+ ${change.name}: ${writeValue(change.after)}`]),
    ];
  });
}

/** What a search finds of a change: 'cart.items[Limões].quantity: 2'. */
export const searchText = ({ name, before, after = before }: Change) => `${name}: ${writeText(after)}`;

/** The beginning of a path that one of the states lacks; the whole path if both have a value there. */
function outermost(path: string, before: unknown, after: unknown): string {
  if (path.endsWith(ORDER)) return path;
  const starts = partsOf(path).map((_part, index, parts) => join(parts.slice(0, index + 1)));
  const lacks = (start: string) => [before, after].some((state) => (valueAt(state, start) ?? null) === null);
  return starts.find(lacks) ?? path;
}

const join = (parts: readonly string[]) =>
  parts.map((part, index) => (index === 0 || part.startsWith('[') ? part : `.${part}`)).join('');
