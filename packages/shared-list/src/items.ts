import { parseJson } from './json';

/** The valid items of a list as text; only the first of several items with one id. */
export function parseItems<Item extends { id: string }>(
  text: string | null,
  parseItem: (value: unknown) => Item | null,
): Item[] {
  const rows = parseJson(text);
  const byId = new Map<string, Item>();
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    const item = parseItem(row);
    if (item && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

/** Whether two lists have the same items, by identity. */
export const isSame = <Item>(list: readonly Item[], before: readonly Item[]) =>
  list.length === before.length && list.every((item, index) => item === before[index]);
