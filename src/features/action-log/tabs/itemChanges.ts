/** One thing's change: as it is now, or null where it is gone, and its place in the list. */
export interface ItemChange<Item> {
  id: string;
  item: Item | null;
  index: number;
}

/**
 * When a change was made, in ms since 1970, and by which tab. The later one wins; of two at once, the greater tab id.
 */
export interface Stamp {
  at: number;
  tab: string;
}

/** The message that tabs send each other. */
export type StampedChange<Item> = ItemChange<Item> & { stamp: Stamp };

/** The changes between two lists of one tab, item by item. */
export function itemChanges<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): ItemChange<Item>[] {
  if (before === after) return [];
  const old = new Map(before.map((item) => [item.id, item]));
  const changed = after.flatMap((item, index) => {
    const isKnown = old.get(item.id) === item;
    old.delete(item.id);
    return isKnown ? [] : [{ id: item.id, item, index }];
  });
  return [...changed, ...[...old.keys()].map((id) => ({ id, item: null, index: 0 }))];
}

/** Whether `stamp` is later than the last one that is known for an item. */
export function isNewer(stamp: Stamp, known: Stamp | undefined): boolean {
  if (!known) return true;
  return stamp.at > known.at || (stamp.at === known.at && stamp.tab > known.tab);
}

/** Reads another tab's message, which may come from another version; null where it is no valid change. */
export function parseChange<Item extends { id: string }>(
  value: unknown,
  parseItem: (value: unknown) => Item | null,
): StampedChange<Item> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, item, index, stamp } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !Number.isInteger(index) || typeof stamp !== 'object' || !stamp) return null;
  const { at, tab } = stamp as Record<string, unknown>;
  if (!Number.isSafeInteger(at) || typeof tab !== 'string') return null;
  const parsed = parseItem(item);
  if (item !== null && parsed?.id !== id) return null;
  return { id, item: parsed, index: Number(index), stamp: { at: Number(at), tab } };
}
