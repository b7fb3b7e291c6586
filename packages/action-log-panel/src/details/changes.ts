import { changesBetween, isFields, ORDER, pathOfId, readOrder, stepsOfPath, valueAt } from 'action-log';
import { writeText, writeValue } from '../formats';

/** A value that differs in two states. */
export interface Change {
  /** Such as 'cart.items[Limões].quantity': an item has its name in place of its id. */
  name: string;
  before: unknown;
  after: unknown;
}

/** The paths of values that differ in two states. If only one state has an object or a list, the path of each value in it. */
export function changedPaths(before: unknown, after: unknown): string[] {
  if (before === after) return [];
  const changes = [...changesBetween(after, before), ...changesBetween(before, after)];
  return [...new Set(changes.map(([path]) => path))];
}

export function changeAt(path: string, before: unknown, after: unknown): Change {
  const valuesAt = (start: string) => [after, before].map((state) => valueAt(state, start));
  /** The name of a list's member, or else its id. */
  const labelOf = (memberPath: string, id: string) => {
    const { name } = valuesAt(memberPath).find(isFields) ?? {};
    return typeof name === 'string' ? name : id;
  };
  const isOrder = path.endsWith(ORDER);
  const valueIn = (state: unknown) => {
    const value = valueAt(state, path);
    if (!isOrder || typeof value !== 'string') return value;
    const list = path.slice(0, -ORDER.length);
    return readOrder(value).map((id) => labelOf(pathOfId(list, id), id));
  };
  let above = '';
  const names = stepsOfPath(path).map((step) => {
    const isOfList = step.isInBrackets && valuesAt(above).some(Array.isArray);
    const written = step.path.slice(above.length);
    above = step.path;
    return isOfList ? `[${labelOf(step.path, step.text)}]` : written;
  });
  const name = names.join('') + (isOrder ? ORDER : '');
  return { name, before: valueIn(before), after: valueIn(after) };
}

/**
 * The changes between two states as people read a diff: '- cart.items[Limões].quantity: 1' and '+ …: 2'. An
 * object or a list that was added or removed is one change, however many values it has.
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
  const starts = stepsOfPath(path).map((step) => step.path);
  const lacks = (start: string) => [before, after].some((state) => (valueAt(state, start) ?? null) === null);
  return starts.find(lacks) ?? path;
}
