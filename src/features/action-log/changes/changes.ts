import { hashOf, hexOf } from './hash';

/** One value that an action changed: `['cart.items[p1].quantity', 2]`; without a value it is gone. */
export type Change = readonly [path: string, to?: unknown];

type Fields = Readonly<Record<string, unknown>>;

/** A longer list that appears at once (the products) is named by its hash. */
const LONG = 20;

/**
 * What changed between two states, value by value. In lists of things with an `id` the paths name the id, and the
 * order is told only where it does not follow from what came and went.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  collect(before, after, '', changes);
  return changes;
}

function collect(before: unknown, after: unknown, path: string, changes: Change[]): void {
  if (before === after || (isNull(before) && isNull(after))) return;
  if (after === undefined) return void changes.push([path]);
  if (typeof after !== 'object' || after === null) return void changes.push([path, after]);
  if (Array.isArray(after)) return collectList(before, after, path, changes);
  const old = isFields(before) ? before : {};
  const fields = after as Fields;
  const start = path === '' ? '' : `${path}.`;
  for (const key in fields) collect(old[key], fields[key], start + key, changes);
  for (const key in old) if (!(key in fields)) collect(old[key], undefined, start + key, changes);
  if (!isFields(before) && Object.keys(fields).length === 0) changes.push([path, {}]);
}

function collectList(before: unknown, after: readonly unknown[], path: string, changes: Change[]): void {
  const old = byId(Array.isArray(before) ? before : []);
  const now = byId(after);
  const isFresh = !Array.isArray(before) && (after.length > LONG || after.length === 0);
  if (!old || !now || isFresh) {
    if (hashOf(before ?? null) !== hashOf(after))
      changes.push([path, after.length > LONG ? `#${hexOf(after)}` : after]);
    return;
  }
  for (const [id, item] of now) collect(old.get(id), item, `${path}[${id}]`, changes);
  for (const id of old.keys()) if (!now.has(id)) changes.push([`${path}[${id}]`]);
  const kept = [...old.keys()].filter((id) => now.has(id));
  const added = [...now.keys()].filter((id) => !old.has(id));
  const ids = [...now.keys()];
  if (ids.some((id, index) => id !== [...kept, ...added][index])) changes.push([`${path} order`, ids.join()]);
}

/** Null where a member has no id, or shares it with another. */
function byId(list: readonly unknown[]): Map<string, unknown> | null {
  const map = new Map<string, unknown>();
  for (const item of list) {
    const id = isFields(item) ? item.id : undefined;
    if (typeof id !== 'string' || map.has(id)) return null;
    map.set(id, item);
  }
  return map;
}

/** As JSON has it: there, Infinity is null too. */
function isNull(value: unknown): boolean {
  return value === null || (typeof value === 'number' && !Number.isFinite(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
