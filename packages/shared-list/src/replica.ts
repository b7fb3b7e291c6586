import { jsonHash, isLater, readEntries, writeEntries, type Entries, type Entry } from './entries';
import { changesBy, messagesOn } from './entryChanges';
import type { ItemChange } from './itemChange';
import type { Message } from './messages';
import { createOrderKeys } from './orderKeys';
import { createClock, NEVER } from './stamp';

export interface ReplicaOptions<Item> {
  /** Ms since 1970. The tabs' clocks may differ. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** Reads an item from storage, or from a tab of another version; null if it is not a valid one. */
  parseItem: (value: unknown) => Item | null;
}

/** A list and its entries, as they were read. */
interface Stored<Item> {
  items: readonly Item[];
  entries: Entries;
}

/**
 * What this tab knows about the items of the list. It decides which of two changes wins and how the items are
 * ordered. It uses no browser API: `sharedList.ts` passes in what arrives.
 */
export function createReplica<Item extends { id: string }>({ now, tab, parseItem }: ReplicaOptions<Item>) {
  const known = new Map<string, Entry>();
  const clock = createClock(now, tab);
  const contentHash = (item: Item | null | undefined) => (item ? jsonHash(parseItem(item)) : 0);

  /** Takes in another tab's entry. Returns the changes of the list that follow. */
  function take(id: string, item: Item | null, entry: Entry): ItemChange<Item>[] {
    if (!isLater(entry, known.get(id))) return [];
    const changes = changesBy(known, id, item, entry);
    known.set(id, entry);
    clock.see(entry);
    return changes;
  }

  /** Takes in what this tab changed itself, and returns it. */
  function enter(messages: Message<Item>[]): Message<Item>[] {
    for (const { id, item, stamp, orderKey } of messages)
      known.set(id, { stamp, orderKey, hash: contentHash(item) });
    return messages;
  }

  return {
    /** Reads entries. Later stamps of this tab are above all of theirs. */
    readEntries(text: string | null): Entries {
      const entries = readEntries(text);
      for (const entry of entries.values()) clock.see(entry);
      return entries;
    },

    /** The entries as text (`writeEntries`). */
    text: () => writeEntries(known),

    /** Takes in a message. Returns the changes of the list that follow. */
    receive({ id, item, stamp, orderKey }: Message<Item>): ItemChange<Item>[] {
      return take(id, item, { stamp, orderKey, hash: contentHash(item) });
    },

    /** Takes in the items that have a later entry. */
    takeLater({ items, entries }: Stored<Item>): ItemChange<Item>[] {
      const byId = new Map(items.map((item) => [item.id, item]));
      return [...entries].flatMap(([id, entry]) => {
        const item = byId.get(id);
        if (entry.hash === 0) return take(id, null, entry);
        // A third tab may have replaced one of the two texts in the meantime.
        return item && isLater(entry, known.get(id)) && contentHash(item) === entry.hash
          ? take(id, item, entry)
          : [];
      });
    },

    /** Takes in the items of a saved list that have no entry: another program may have added them. */
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
      const isChanged = (item: Item, { hash }: Entry) => hash !== contentHash(item);
      enter(messagesOn(known, items, isChanged, () => NEVER));
    },

    /** Stamps this tab's changes from one list to another. Returns them as messages. */
    stampChanges(before: readonly Item[], after: readonly Item[]): Message<Item>[] {
      const old = new Map(before.map((item) => [item.id, item]));
      const messages = messagesOn(known, after, (item) => old.get(item.id) !== item, clock.next);
      after.forEach(({ id }) => old.delete(id));
      for (const id of old.keys()) {
        const stamp = clock.next();
        messages.push({ id, item: null, index: 0, stamp, orderKey: known.get(id)?.orderKey ?? stamp });
      }
      return enter(messages);
    },

    /** Whether what is stored lacks something that this tab knows. */
    isAhead({ items, entries }: Stored<Item>): boolean {
      const stored = new Map(items.map((item) => [item.id, item]));
      return [...known].some(([id, entry]) => {
        const storedEntry = entries.get(id);
        if (!storedEntry || isLater(entry, storedEntry)) return true;
        return !isLater(storedEntry, entry) && entry.hash !== contentHash(stored.get(id));
      });
    },
  };
}
