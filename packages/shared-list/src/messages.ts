import { VERSION } from './entries';
import type { ItemChange } from './itemChange';
import { fieldsOf } from './json';
import { parseStamp, type Stamp } from './stamp';

/** What tabs send each other, with its version. */
export type Message<Item> = ItemChange<Item> & {
  stamp: Stamp;
  orderKey: Stamp;
};

/** Reads a message of another tab; null if it is not a valid one of this version. */
export function parseMessage<Item extends { id: string }>(
  value: unknown,
  parseItem: (value: unknown) => Item | null,
): Message<Item> | null {
  const { version, id, item, index, ...stamps } = fieldsOf(value);
  const [stamp, orderKey] = [readStamp(stamps.stamp), readStamp(stamps.orderKey)];
  if (version !== VERSION || typeof id !== 'string' || !Number.isInteger(index) || !stamp || !orderKey)
    return null;
  const parsed = parseItem(item);
  if (item !== null && parsed?.id !== id) return null;
  return { id, item: parsed, index: Number(index), stamp, orderKey };
}

function readStamp(value: unknown): Stamp | null {
  const { at, tab } = fieldsOf(value);
  return parseStamp(at, tab);
}
