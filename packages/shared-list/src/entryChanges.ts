import { REMOVED, type Entries, type Entry } from './entries';
import type { ItemChange } from './itemChange';
import type { Message } from './messages';
import { createOrderKeys, indexWith } from './orderKeys';
import type { Stamp } from './stamp';

/** The changes of the list if a new entry replaces the known one of its item: at most a removal and an addition. */
export function changesBy<Item>(
  known: Entries,
  id: string,
  item: Item | null,
  { orderKey }: Entry,
): ItemChange<Item>[] {
  const oldEntry = known.get(id);
  const isInList = oldEntry !== undefined && oldEntry.hash !== REMOVED;
  const removals = isInList ? [{ id, item: null, index: 0 }] : [];
  if (!item) return removals;
  const index = indexWith(known, id, orderKey);
  // An item that was removed and added again has moved. A change of an item that is in the list does not move it.
  const hasMoved = isInList && indexWith(known, id, oldEntry.orderKey) !== index;
  return [...(hasMoved ? removals : []), { id, item, index }];
}

/**
 * The messages on the items of a list that are changed, and on those whose order keys do not ascend with the
 * list. An item that is in order keeps its key.
 */
export function messagesOn<Item extends { id: string }>(
  known: Entries,
  items: readonly Item[],
  isChanged: (item: Item, entry: Entry) => boolean,
  nextStamp: () => Stamp,
): Message<Item>[] {
  const keys = createOrderKeys();
  const messages: Message<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const { id } = item;
    const entry = known.get(id);
    const isInOrder = entry !== undefined && keys.pass(entry.orderKey);
    if (isInOrder) {
      if (isChanged(item, entry))
        messages.push({ id, item, index, stamp: nextStamp(), orderKey: entry.orderKey });
      continue;
    }
    const stamp = nextStamp();
    // The key of a new item is its stamp, unless an item before it has a later key.
    const isStampInOrder = entry === undefined && keys.pass(stamp);
    messages.push({ id, item, index, stamp, orderKey: isStampInOrder ? stamp : keys.assign(id) });
  }
  return messages;
}
