import { changesBetween, type Change } from './changes';
import { hexOf } from './hash';

type Fields = Record<string, unknown>;

const ORDER = ' order';

/** The value at a path of `changesBetween`; undefined where there is none. That of an order is the list's ids. */
export function valueAt(state: unknown, path: string): unknown {
  if (path.endsWith(ORDER)) {
    const list = valueAt(state, path.slice(0, -ORDER.length));
    return Array.isArray(list) ? list.map(idOf).join() : undefined;
  }
  return partsOf(path).reduce(memberOf, state);
}

/**
 * The state that changes lead to: `changesBetween` backwards. A long list, of which the changes tell only the hash,
 * is looked for in `other`. Null where they do not tell all, or do not fit.
 */
export function applyChanges(before: unknown, changes: readonly Change[], other: unknown): unknown {
  const root: Fields = { state: structuredClone(before) };
  for (const [path, ...to] of changes) {
    if (path.endsWith(ORDER)) sortAt(root, path.slice(0, -ORDER.length), String(to[0]));
    else put(root, path, to.length === 0 ? undefined : listFor(to[0], valueAt(other, path)));
  }
  return sorted(changesBetween(before, root.state)) === sorted(changes) ? root.state : null;
}

function sorted(changes: readonly Change[]): string {
  return changes
    .map((change) => JSON.stringify(change))
    .sort()
    .join();
}

/** `cart.items[p1].quantity` is cart, items, [p1], quantity. */
function partsOf(path: string): string[] {
  return path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? [];
}

function memberOf(value: unknown, part: string): unknown {
  if (!part.startsWith('[')) return (value as Fields | null | undefined)?.[part];
  return Array.isArray(value) ? (value as unknown[])[placeIn(value, part)] : undefined;
}

function placeIn(list: readonly unknown[], part: string): number {
  return list.findIndex((item) => `[${String((item as Fields | null)?.id)}]` === part);
}

/** What is not there yet on the way begins as empty; undefined takes a member away. */
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
  if (part.startsWith('[')) return { id: part.slice(1, -1) }; // Without its id, it would not be found again.
  return next.startsWith('[') ? [] : {};
}

function set(holder: unknown, part: string, value: unknown): void {
  if (Array.isArray(holder)) {
    const at = placeIn(holder, part);
    if (value === undefined) holder.splice(at, 1);
    else holder.splice(at < 0 ? holder.length : at, 1, value);
  } else if (value === undefined) delete (holder as Fields)[part];
  else if (isHolder(holder)) (holder as Fields)[part] = value;
}

function sortAt(root: Fields, path: string, ids: string): void {
  const list = valueAt(root.state, path);
  if (!Array.isArray(list)) return;
  const places = ids.split(',');
  list.sort((one, other) => places.indexOf(idOf(one)) - places.indexOf(idOf(other)));
}

function idOf(item: unknown): string {
  return String((item as Fields | null)?.id);
}

function listFor(value: unknown, other: unknown): unknown {
  return Array.isArray(other) && value === `#${hexOf(other)}` ? other : value;
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
