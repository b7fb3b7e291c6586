import { isFields } from './fields';

/** Ends the path of a change that contains a list's new order. */
export const ORDER = ' order';

/** The value at a path of `changesBetween`, or undefined. For an order it is the list's ids. */
export function valueAt(state: unknown, path: string): unknown {
  if (path.endsWith(ORDER)) {
    const list = valueAt(state, path.slice(0, -ORDER.length));
    return Array.isArray(list) ? list.map(idOf).join() : undefined;
  }
  return partsOf(path).reduce(memberAt, state);
}

/** Splits `cart.items[p1].quantity` into cart, items, [p1] and quantity. */
export function partsOf(path: string): string[] {
  return path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

function memberAt(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return part.startsWith('[') ? value[indexIn(value, part)] : undefined;
  return isFields(value) && !part.startsWith('[') && Object.hasOwn(value, part) ? value[part] : undefined;
}

function indexIn(list: readonly unknown[], part: string): number {
  return list.findIndex((item) => `[${idOf(item)}]` === part);
}

function idOf(item: unknown): string {
  return String(isFields(item) ? item.id : undefined);
}
