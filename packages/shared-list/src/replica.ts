import { isLater, REMOVED, writeEntries, type Entries, type Entry } from './entries';
import { changesBy, messagesOn } from './entryChanges';
import type { ItemChange } from './itemChange';
import { jsonHash } from './json';
import type { Message } from './messages';
import { createOrderKeys } from './orderKeys';
import { createClock, NEVER } from './stamp';

export interface ReplicaOptions<Item> {
  /** Ms since 1970. The tabs' clocks may differ, and any of them may be wrong. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** Reads an item from storage, or from a tab of another version; null if it is not a valid one. */
  parseItem: (value: unknown) => Item | null;
}

/** The list and the entries that storage, or a copy of it, holds. One of them may be older than the other. */
interface Stored<Item> {
  items: readonly Item[];
  entries: Entries;
}

/**
 * What one tab knows about the items of the list, as one entry for each item that is or was in it (entries.ts).
 * It decides which of two changes wins, and in which order the items are. It does not have the list itself and
 * uses no browser API: sharedList.ts passes in what arrives, and applies the changes that come out.
 *
 * Three rules make all tabs agree, in whatever order they hear of the changes:
 * 1. A tab gives each of its changes a stamp that is later than every stamp that it knows.
 * 2. An entry is replaced only by a later one of the same item. A removal is an entry, too.
 * 3. The items are in the order of their order keys. The key of a new item is its stamp; an edit keeps the key.
 *
 * Its functions are named by who made the change that the tab gets to know:
 *
 * | function                               | who made the change                             | which entry is kept                          |
 * | -------------------------------------- | ----------------------------------------------- | -------------------------------------------- |
 * | `restore`                              | nobody: a visit begins with what is stored      | the later one, if it agrees with the list    |
 * | `stampChanges`                         | this tab                                        | the new one                                  |
 * | `learnFromMessage`, `learnFromStorage` | another tab                                     | the later one                                |
 * | `learnUnknownItems`                    | probably another program: the item has no entry | the known one, if there is one               |
 *
 * `text` and `isAheadOf` change nothing: they are for saving.
 *
 * Example: tabs A and B show a mug. A sets the quantity 3 with stamp 8; B, which has not heard of it, sets 5
 * with stamp 9. A hears of 9, which is later than its 8, and shows 5. B hears of 8, which is earlier than its 9, and
 * goes on showing 5.
 */
export function createReplica<Item extends { id: string }>({ now, tab, parseItem }: ReplicaOptions<Item>) {
  const known = new Map<string, Entry>();
  const clock = createClock(now, tab);

  /** The hash of an item as another tab would read it. */
  const itemHash = (item: Item | null) => (item === null ? REMOVED : jsonHash(parseItem(item)));

  /** Learns an entry from outside, if it is later than the known one. Returns the changes of the list that follow. */
  function learn(id: string, item: Item | null, entry: Entry): ItemChange<Item>[] {
    clock.see(entry);
    if (!isLater(entry, known.get(id))) return [];
    const changes = changesBy(known, id, item, entry);
    known.set(id, entry);
    return changes;
  }

  /** Replaces the known entry of an item by the entry in this tab's own message. */
  function setEntry({ id, item, stamp, orderKey }: Message<Item>): void {
    known.set(id, { stamp, orderKey, hash: itemHash(item) });
  }

  return {
    /** What this tab knows, as text (`writeEntries`). */
    text: () => writeEntries(known),

    /** Starts with the stored list. If the stored entries contradict it, the list is right. */
    restore({ items, entries }: Stored<Item>): void {
      for (const [id, entry] of entries) {
        clock.see(entry);
        if (isLater(entry, known.get(id))) known.set(id, entry);
      }
      const idsInList = new Set(items.map(({ id }) => id));
      for (const [id, { hash }] of known) if (hash !== REMOVED && !idsInList.has(id)) known.delete(id);
      const isChanged = (item: Item, { hash }: Entry) => hash !== itemHash(item);
      // Nobody knows when the list was changed, so what other tabs know of these items is later.
      messagesOn(known, items, isChanged, () => NEVER).forEach(setEntry);
    },

    /** Stamps what this tab changed from one list to another. Returns it as messages to the other tabs. */
    stampChanges(before: readonly Item[], after: readonly Item[]): Message<Item>[] {
      const itemsBefore = byId(before);
      const isChanged = (item: Item) => itemsBefore.get(item.id) !== item;
      const messages = messagesOn(known, after, isChanged, clock.next);
      const idsAfter = new Set(after.map(({ id }) => id));
      for (const { id } of before) {
        if (idsAfter.has(id)) continue;
        const stamp = clock.next();
        messages.push({ id, item: null, index: 0, stamp, orderKey: known.get(id)?.orderKey ?? stamp });
      }
      messages.forEach(setEntry);
      return messages;
    },

    /** Learns a change from a message of another tab. Returns the changes of the list that follow. */
    learnFromMessage({ id, item, stamp, orderKey }: Message<Item>): ItemChange<Item>[] {
      return learn(id, item, { stamp, orderKey, hash: itemHash(item) });
    },

    /** Learns changes from stored entries, with their items. Returns the changes of the list that follow. */
    learnFromStorage({ items, entries }: Stored<Item>): ItemChange<Item>[] {
      const storedItems = byId(items);
      return [...entries].flatMap(([id, entry]) => {
        clock.see(entry);
        const item = entry.hash === REMOVED ? null : storedItems.get(id);
        // The list may be older or newer than the entries: then this entry's item comes with a later event.
        if (item === undefined || itemHash(item) !== entry.hash) return [];
        return learn(id, item, entry);
      });
    },

    /** Learns stored items that have no entry: another program may have added them. Returns the changes of the list. */
    learnUnknownItems(items: readonly Item[]): ItemChange<Item>[] {
      const keys = createOrderKeys();
      return items.flatMap((item) => {
        const { id } = item;
        const entry = known.get(id);
        if (entry) {
          keys.pass(entry.orderKey);
          return [];
        }
        return learn(id, item, { stamp: NEVER, orderKey: keys.assign(id), hash: itemHash(item) });
      });
    },

    /** Whether storage lacks something that this tab knows. */
    isAheadOf({ items, entries }: Stored<Item>): boolean {
      const storedItems = byId(items);
      return [...known].some(([id, entry]) => {
        const storedEntry = entries.get(id);
        if (!storedEntry || isLater(entry, storedEntry)) return true;
        if (isLater(storedEntry, entry)) return false;
        return itemHash(storedItems.get(id) ?? null) !== entry.hash;
      });
    },
  };
}

const byId = <Item extends { id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.id, item]));
