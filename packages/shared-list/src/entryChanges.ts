import type { Entries, Entry } from './entries';
import type { ItemChange } from './itemChange';
import type { Message } from './messages';
import { createOrderKeys, indexWith } from './orderKeys';
import type { Stamp } from './stamp';

/** The changes of the list if an entry replaces the known one of its item. */
export function changesBy<Item>(
  entries: Entries,
  id: string,
  item: Item | null,
  { orderKey }: Entry,
): ItemChange<Item>[] {
  const old = entries.get(id);
  const removals = old?.hash ? [{ id, item: null, index: 0 }] : [];
  if (!item) return removals;
  const index = indexWith(entries, id, orderKey);
  // An item that was removed and added again has moved.
  const hasMoved = old && indexWith(entries, id, old.orderKey) !== index;
  return [...(hasMoved ? removals : []), { id, item, index }];
}

/** The messages on the changed items of a list, and on those whose order key does not fit the list. */
export function messagesOn<Item extends { id: string }>(
  entries: Entries,
  items: readonly Item[],
  isChanged: (item: Item, entry: Entry) => boolean,
  stampOf: () => Stamp,
): Message<Item>[] {
  const keys = createOrderKeys();
  return items.flatMap((item, index) => {
    const { id } = item;
    const old = entries.get(id);
    const isInOrder = old !== undefined && keys.pass(old.orderKey);
    if (isInOrder && !isChanged(item, old)) return [];
    const stamp = stampOf();
    const fits = isInOrder || (!old && keys.pass(stamp));
    return [{ id, item, index, stamp, orderKey: fits ? (old?.orderKey ?? stamp) : keys.assign(id) }];
  });
}
