import { isFields, isPlain } from '../model/fields';
import { structuralHash32, structuralHash } from './hash';
import { ORDER, pathOfId, pathOfKey, writeOrder } from './path';

/** One value that an action changed, by its path: `['cart.items[p1].quantity', 2]`; `['cart.removed']` if it is gone. */
export type Change = readonly [path: string, to?: unknown];

/** For a new list with more members than this, a change contains only the hash. */
const LONG = 20;

/**
 * What changed between two states, value by value. In a list whose members have ids, a path contains the
 * member's id. If members do not keep their order, or new ones are not at the end, the change
 * `['cart.items order', 'p2,p1']` gives the order. No library: microdiff names members by their index, and
 * visits the parts of a state that are the same object.
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  collect(before, after, '', changes);
  return changes;
}

function collect(before: unknown, after: unknown, path: string, changes: Change[]): void {
  if (Object.is(before, after)) return;
  if (after === undefined) return void changes.push([path]);
  if (Array.isArray(after)) return collectList(before, after, path, changes);
  if (!isFields(after) || !isPlain(after)) return void changes.push([path, after]);
  const wasPlain = isFields(before) && isPlain(before);
  const old = wasPlain ? before : {};
  for (const key in after) collect(old[key], after[key], pathOfKey(path, key), changes);
  for (const key in old) if (!(key in after)) collect(old[key], undefined, pathOfKey(path, key), changes);
  if (!wasPlain && Object.keys(after).length === 0) changes.push([path, {}]);
}

function collectList(before: unknown, after: readonly unknown[], path: string, changes: Change[]): void {
  const old = byId(Array.isArray(before) ? before : []);
  const now = byId(after);
  const isFresh = !Array.isArray(before) && (after.length > LONG || after.length === 0);
  if (!old || !now || isFresh) {
    if (structuralHash32(before ?? null) !== structuralHash32(after))
      changes.push([path, after.length > LONG ? `#${structuralHash(after)}` : after]);
    return;
  }
  for (const [id, item] of now) collect(old.get(id), item, pathOfId(path, id), changes);
  for (const id of old.keys()) if (!now.has(id)) changes.push([pathOfId(path, id)]);
  const remaining = [...old.keys()].filter((id) => now.has(id));
  const added = [...now.keys()].filter((id) => !old.has(id));
  const inOrder = [...remaining, ...added];
  const ids = [...now.keys()];
  if (ids.some((id, index) => id !== inOrder[index])) changes.push([path + ORDER, writeOrder(ids)]);
}

/** The members of a list by their ids; null if a member has no id, or two have the same. */
function byId(list: readonly unknown[]): Map<string, unknown> | null {
  const map = new Map<string, unknown>();
  for (const item of list) {
    const id = isFields(item) ? item.id : undefined;
    if (typeof id !== 'string' || map.has(id)) return null;
    map.set(id, item);
  }
  return map;
}

/** The changes of the state in one line of a log. Throws an Error if it contains no list of changes. */
export function parseChanges(line: string): Change[] {
  const changes: unknown = JSON.parse(line);
  if (Array.isArray(changes) && changes.every(isChange)) return changes;
  throw new Error(`Not a list of changes: ${line}`);
}

function isChange(value: unknown): value is Change {
  return Array.isArray(value) && typeof value[0] === 'string';
}
