import { changesBetween, onlyInOne, type Change } from './changes';
import { isFields, isHolder, type Fields } from './fields';
import { hexOf } from './hash';

/** In Node and in browsers; this package is compiled without the types of either. */
declare const structuredClone: <Value>(value: Value) => Value;

/** Ends the path of a change that contains a list's new order. */
export const ORDER = ' order';

/** The value at a path of `changesBetween`, or undefined. For an order it is the list's ids. */
export function valueAt(state: unknown, path: string): unknown {
  if (path.endsWith(ORDER)) {
    const list = valueAt(state, path.slice(0, -ORDER.length));
    return Array.isArray(list) ? list.map(idOf).join() : undefined;
  }
  return partsOf(path).reduce(memberOf, state);
}

/**
 * The state that a list of changes leads to: the reverse of `changesBetween`. Changes contain only the hash of a long
 * list; the list itself comes from the same path of `other`, if its hash is the same. Null if the changes do not fit the
 * state.
 */
export function applyChanges(before: unknown, changes: readonly Change[], other: unknown): unknown {
  const root: Fields = { state: structuredClone(before) };
  for (const [path, ...to] of changes) {
    if (path.endsWith(ORDER)) sortAt(root, path.slice(0, -ORDER.length), String(to[0]));
    else put(root, path, to.length === 0 ? undefined : listFor(to[0], valueAt(other, path)));
  }
  return onlyInOne(changes, changesBetween(before, root.state)) ? null : root.state;
}

/** Splits `cart.items[p1].quantity` into cart, items, [p1] and quantity. */
export function partsOf(path: string): string[] {
  return path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

function memberOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return part.startsWith('[') ? value[indexIn(value, part)] : undefined;
  return isFields(value) && !part.startsWith('[') && Object.hasOwn(value, part) ? value[part] : undefined;
}

function indexIn(list: readonly unknown[], part: string): number {
  return list.findIndex((item) => `[${idOf(item)}]` === part);
}

/** Sets the value at a path, and creates the objects and lists on the way to it; undefined removes the value. */
function put(root: Fields, path: string, value: unknown): void {
  const parts = ['state', ...partsOf(path)];
  let holder: unknown = root;
  parts.slice(0, -1).forEach((part, at) => {
    if (!isHolder(memberOf(holder, part))) set(holder, part, emptyAt(part, parts[at + 1]));
    holder = memberOf(holder, part);
  });
  set(holder, parts.at(-1) ?? '', value);
}

function emptyAt(part: string, next = ''): unknown {
  if (part.startsWith('[')) return { id: part.slice(1, -1) }; // Members of a list are looked up by their id.
  return next.startsWith('[') ? [] : {};
}

function set(holder: unknown, part: string, value: unknown): void {
  if (Array.isArray(holder)) {
    const at = indexIn(holder, part);
    if (value === undefined) holder.splice(at, 1);
    else holder.splice(at < 0 ? holder.length : at, 1, value);
  } else if (isFields(holder)) {
    // An assignment to '__proto__' would change all objects.
    if (value === undefined) delete holder[part];
    else Object.defineProperty(holder, part, { value, writable: true, enumerable: true, configurable: true });
  }
}

function sortAt(root: Fields, path: string, ids: string): void {
  const list = valueAt(root.state, path);
  if (!Array.isArray(list)) return;
  const order = ids.split(',');
  list.sort((one, other) => order.indexOf(idOf(one)) - order.indexOf(idOf(other)));
}

function idOf(item: unknown): string {
  return String(isFields(item) ? item.id : undefined);
}

function listFor(value: unknown, other: unknown): unknown {
  return Array.isArray(other) && value === `#${hexOf(other)}` ? other : value;
}
