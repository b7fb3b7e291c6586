import { hashOf, isLater, readEntries, writeEntries, type Entries, type Entry } from './entries';
import type { ItemChange } from './itemChange';
import type { Message } from './messages';
import { createOrderKeys } from './orderKeys';
import { compareStamps, justAfter, NEVER, type Stamp } from './stamp';

interface Options<Item> {
  /** Ms since 1970. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  parseItem: (value: unknown) => Item | null;
}

/** A list and its entries, as they were read. */
interface Stored<Item> {
  items: readonly Item[];
  entries: Entries;
}

/**
 * What this tab knows about the items of the list. It decides which of two changes wins and how the items are ordered.
 * It uses no browser API: `sharedList.ts` passes in what arrives.
 */
export function createReplica<Item extends { id: string }>({ now, tab, parseItem }: Options<Item>) {
  const known = new Map<string, Entry>();
  let latest = 0;

  const seeStamp = ({ at }: Stamp) => (latest = Math.max(latest, at));
  const nextStamp = (): Stamp => ({ at: (latest = Math.max(now(), latest + 1)), tab });
  const contentHash = (item: Item) => hashOf(parseItem(item));
  /** Order keys of all items except `id`. */
  const otherKeys = (id: string) =>
    [...known].flatMap(([other, { orderKey, hash }]) => (hash && other !== id ? [orderKey] : []));

  /** Takes in another tab's entry. Returns the changes of the list that follow. */
  function take(id: string, item: Item | null, entry: Entry): ItemChange<Item>[] {
    const old = known.get(id);
    if (!isLater(entry, old)) return [];
    known.set(id, entry);
    [entry.stamp, entry.orderKey].forEach(seeStamp);
    const removals = old?.hash ? [{ id, item: null, index: 0 }] : [];
    if (!item) return removals;
    const others = otherKeys(id);
    const indexOf = (key: Stamp) => others.filter((other) => compareStamps(other, key) < 0).length;
    const index = indexOf(entry.orderKey);
    // An item that was removed and added again has moved.
    return [...(old && indexOf(old.orderKey) !== index ? removals : []), { id, item, index }];
  }

  /**
   * Gives a new entry to each changed item and to each item whose order key does not fit the list. Returns these
   * changes.
   */
  function enter(
    items: readonly Item[],
    isChanged: (item: Item, entry: Entry | undefined) => boolean,
    stampOf: () => Stamp,
  ): Message<Item>[] {
    const keys = createOrderKeys();
    return items.flatMap((item, index) => {
      const old = known.get(item.id);
      const isInOrder = old !== undefined && keys.pass(old.orderKey);
      if (isInOrder && !isChanged(item, old)) return [];
      const stamp = stampOf();
      const orderKey =
        isInOrder || (!old && keys.pass(stamp)) ? (old?.orderKey ?? stamp) : keys.assign(item.id);
      known.set(item.id, { stamp, orderKey, hash: contentHash(item) });
      return [{ id: item.id, item, index, stamp, added: orderKey }];
    });
  }

  /** Order key for an index that an older build sent. */
  function keyAt(id: string, index: number, stamp: Stamp): Stamp {
    const others = otherKeys(id).sort(compareStamps);
    // A space sorts before the marks that `createOrderKeys` assigns.
    return index < others.length ? justAfter(others[index - 1] ?? NEVER, ` ${id}`) : stamp;
  }

  return {
    /** Reads entries. Later stamps of this tab are above all of theirs. */
    readEntries(text: string | null): Entries {
      const entries = readEntries(text);
      for (const { stamp, orderKey } of entries.values()) [stamp, orderKey].forEach(seeStamp);
      return entries;
    },

    /** The entries as text (`writeEntries`). */
    text: () => writeEntries(known),

    /** Takes in a message. Returns the changes of the list that follow. */
    receive({ id, item, index, stamp, added }: Message<Item>): ItemChange<Item>[] {
      const old = known.get(id);
      const orderKey = added ?? (old?.hash ? old.orderKey : keyAt(id, index, stamp));
      return take(id, item, { stamp, orderKey, hash: item ? contentHash(item) : 0 });
    },

    /** Takes in the items that have a later entry. */
    takeLater({ items, entries }: Stored<Item>): ItemChange<Item>[] {
      const byId = new Map(items.map((item) => [item.id, item]));
      return [...entries].flatMap(([id, entry]) => {
        if (!isLater(entry, known.get(id))) return [];
        const item = byId.get(id);
        if (entry.hash === 0) return take(id, null, entry);
        // A third tab may have replaced one of the two texts in the meantime.
        return item && contentHash(item) === entry.hash ? take(id, item, entry) : [];
      });
    },

    /** Takes in the items of a saved list that have no entry: an older build added them. */
    takeUnknown(items: readonly Item[]): ItemChange<Item>[] {
      const keys = createOrderKeys();
      return items.flatMap((item) => {
        const old = known.get(item.id);
        if (!old) {
          const entry = { stamp: NEVER, orderKey: keys.assign(item.id), hash: contentHash(item) };
          return take(item.id, item, entry);
        }
        keys.pass(old.orderKey);
        return [];
      });
    },

    /** Starts with a saved list. If its entries contradict it, the list is right. */
    restore({ items, entries }: Stored<Item>): void {
      for (const [id, entry] of entries) if (isLater(entry, known.get(id))) known.set(id, entry);
      const ids = new Set(items.map(({ id }) => id));
      for (const [id, { hash }] of known) if (hash && !ids.has(id)) known.delete(id);
      enter(
        items,
        (item, entry) => entry?.hash !== contentHash(item),
        () => NEVER,
      );
    },

    /** Stamps this tab's changes from one list to another. Returns them as messages. */
    stampChanges(before: readonly Item[], after: readonly Item[]): Message<Item>[] {
      const old = new Map(before.map((item) => [item.id, item]));
      const changes = enter(after, (item) => old.get(item.id) !== item, nextStamp);
      after.forEach(({ id }) => old.delete(id));
      for (const id of old.keys()) {
        const stamp = nextStamp();
        const orderKey = known.get(id)?.orderKey ?? stamp;
        known.set(id, { stamp, orderKey, hash: 0 });
        changes.push({ id, item: null, index: 0, stamp, added: orderKey });
      }
      return changes;
    },

    /** Whether what is stored lacks something that this tab knows. */
    isAhead({ items, entries }: Stored<Item>): boolean {
      const stored = new Map(items.map((item) => [item.id, item]));
      return [...known].some(([id, mine]) => {
        const item = stored.get(id);
        const theirs = entries.get(id);
        if (!theirs || isLater(mine, theirs)) return true;
        return !isLater(theirs, mine) && mine.hash !== (item ? contentHash(item) : 0);
      });
    },
  };
}
