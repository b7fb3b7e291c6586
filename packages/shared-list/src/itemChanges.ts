import { parseStamp, type Stamp } from './stamp';

/** One thing's change: as it is now, or null where it is gone, and its place in the list. */
export interface ItemChange<Item> {
  id: string;
  item: Item | null;
  index: number;
}

/** The message that tabs send each other. Builds before November 2026 send no `added`. */
export type StampedChange<Item> = ItemChange<Item> & {
  stamp: Stamp;
  /** The stamp by which the item's place in the list is decided. */
  added?: Stamp | undefined;
};

/** Reads another tab's message, which may come from another version; null where it is no valid change. */
export function parseChange<Item extends { id: string }>(
  value: unknown,
  parseItem: (value: unknown) => Item | null,
): StampedChange<Item> | null {
  const { id, item, index, stamp: ownStamp, added: ownAdded } = fieldsOf(value);
  const [stamp, added] = [readStamp(ownStamp), readStamp(ownAdded)];
  if (typeof id !== 'string' || !Number.isInteger(index) || !stamp) return null;
  const parsed = parseItem(item);
  if (item !== null && parsed?.id !== id) return null;
  return { id, item: parsed, index: Number(index), stamp, ...(added && { added }) };
}

const fieldsOf = (value: unknown) => Object(value) as Record<string, unknown>;

function readStamp(value: unknown): Stamp | null {
  const { at, tab } = fieldsOf(value);
  return parseStamp(at, tab);
}
