import { fieldsOf } from './fieldsOf';
import type { ItemChange } from './itemChange';
import { parseStamp, type Stamp } from './stamp';

/** What tabs send each other. */
export type Message<Item> = ItemChange<Item> & {
  stamp: Stamp;
  /** The order key. */
  added: Stamp;
};

/** Reads a message of another tab; null if it is not a valid one. */
export function parseMessage<Item extends { id: string }>(
  value: unknown,
  parseItem: (value: unknown) => Item | null,
): Message<Item> | null {
  const { id, item, index, stamp: ownStamp, added: ownKey } = fieldsOf(value);
  const [stamp, added] = [readStamp(ownStamp), readStamp(ownKey)];
  if (typeof id !== 'string' || !Number.isInteger(index) || !stamp || !added) return null;
  const parsed = parseItem(item);
  if (item !== null && parsed?.id !== id) return null;
  return { id, item: parsed, index: Number(index), stamp, added };
}

function readStamp(value: unknown): Stamp | null {
  const { at, tab } = fieldsOf(value);
  return parseStamp(at, tab);
}
