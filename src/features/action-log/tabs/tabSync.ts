import { isLater, parseJson, readEntries, sumOf, writeEntries, type Entries, type Entry } from './entries';
import { parseChange, type ItemChange, type StampedChange } from './itemChanges';
import { createPlaces } from './places';
import type { SecondCopy } from './secondCopyLater';
import { compareStamps, justAfter, NEVER, type Stamp } from './stamp';

interface Options<Item> {
  /** Opens the channel to the other tabs; null where the browser has none, or refuses it. */
  openChannel: () => BroadcastChannel | null;
  /** Returns localStorage; throws where the browser refuses it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The key of the saved list, and of what is kept beside it: the stamps of its things. */
  keys: { list: string; stamps: string };
  /** The page's window: it tells what other tabs have written, and when the page is left and come back to. */
  page: EventTarget;
  /** Ms since 1970. The tabs' clocks may differ. */
  now: () => number;
  /** A random id of this tab. */
  tab: string;
  /** Reads an item of another tab, which may run another version; null where it is no valid one. */
  parseItem: (value: unknown) => Item | null;
  /** Where the saved list and its stamps are kept a second time. */
  secondCopy?: SecondCopy;
  /** Called with every message of another tab before it is read. */
  heard?: (message: unknown) => void;
}

interface Listener<Item> {
  /** Other tabs changed this, or nothing, but wrote into storage, perhaps over what this tab had written. */
  onChanges: (changes: readonly ItemChange<Item>[]) => void;
  /** The page comes out of the page cache: it has heard nothing meanwhile. */
  onBack: () => void;
}

/**
 * Keeps a list of things with ids the same in all tabs, and in the same order: they tell each other their changes, thing
 * by thing, over a channel and through storage, and the latest change of a thing wins
 * (docs/decisions/0009-tabs-share-actions.md of the shop).
 */
export function createTabSync<Item extends { id: string }>(options: Options<Item>) {
  const { openChannel, storage, keys, page, now, tab, parseItem, secondCopy, heard = () => {} } = options;
  const known = new Map<string, Entry>();
  let channel: BroadcastChannel | null = null;
  let latest = 0;
  let tellChanges: Listener<Item>['onChanges'] = () => {};

  const textOf = (key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      return null; // Refused: as if no tab had kept anything.
    }
  };
  const keptText = () => textOf(keys.stamps);
  const see = ({ at }: Stamp) => (latest = Math.max(latest, at));
  const readKept = (text = keptText()) => {
    const kept = readEntries(text);
    for (const { stamp, added } of kept.values()) [stamp, added].forEach(see);
    return kept;
  };
  readKept();

  const nextStamp = (): Stamp => ({ at: (latest = Math.max(now(), latest + 1)), tab });
  const parseList = (text: string) => {
    const rows = parseJson(text);
    return Array.isArray(rows) ? rows.map(parseItem).filter((item) => item !== null) : [];
  };
  const contentOf = (item: Item) => sumOf(parseItem(item));
  /** The places of the things that are there, but for one. */
  const placesBeside = (id: string) =>
    [...known].flatMap(([other, { added, sum }]) => (sum && other !== id ? [added] : []));

  /** Takes in another tab's entry; returns the changes of the list that it leads to. */
  function take(id: string, item: Item | null, entry: Entry): ItemChange<Item>[] {
    const old = known.get(id);
    if (!isLater(entry, old)) return [];
    known.set(id, entry);
    [entry.stamp, entry.added].forEach(see);
    const removals = old?.sum ? [{ id, item: null, index: 0 }] : [];
    if (!item) return removals;
    const others = placesBeside(id);
    const indexOf = (place: Stamp) => others.filter((other) => compareStamps(other, place) < 0).length;
    const index = indexOf(entry.added);
    // A thing that stands elsewhere now, because it was removed and added again, is moved.
    return [...(old && indexOf(old.added) !== index ? removals : []), { id, item, index }];
  }

  /**
   * Gives each of these things of the list a new entry, and a place that agrees with the list where its own does not.
   * Returns what was changed.
   */
  function enter(
    items: readonly Item[],
    isChanged: (item: Item, entry: Entry | undefined) => boolean,
    stampOf: () => Stamp,
  ): StampedChange<Item>[] {
    const places = createPlaces();
    return items.flatMap((item, index) => {
      const old = known.get(item.id);
      const isInPlace = old !== undefined && places.pass(old.added);
      if (isInPlace && !isChanged(item, old)) return [];
      const stamp = stampOf();
      const added =
        isInPlace || (!old && places.pass(stamp)) ? (old?.added ?? stamp) : places.between(item.id);
      known.set(item.id, { stamp, added, sum: contentOf(item) });
      return [{ id: item.id, item, index, stamp, added }];
    });
  }

  /** The place that a build without places means by an index. */
  function placeAt(id: string, index: number, stamp: Stamp): Stamp {
    const others = placesBeside(id).sort(compareStamps);
    // The space sorts before the marks of places that were given in a walk along the list.
    return index < others.length ? justAfter(others[index - 1] ?? NEVER, ` ${id}`) : stamp;
  }

  const onMessage =
    (onChanges: Listener<Item>['onChanges']) =>
    ({ data }: MessageEvent<unknown>) => {
      heard(data);
      const change = parseChange(data, parseItem);
      if (!change) return;
      const { id, item, index, stamp, added } = change;
      const old = known.get(id);
      const place = added ?? (old?.sum ? old.added : placeAt(id, index, stamp));
      const changes = take(id, item, { stamp, added: place, sum: item ? contentOf(item) : 0 });
      if (changes.length > 0) onChanges(changes);
    };

  /** What another tab has written of the things that `kept` has entries of. */
  function written(items: readonly Item[], kept: Entries): ItemChange<Item>[] {
    const byId = new Map(items.map((item) => [item.id, item]));
    return [...kept].flatMap(([id, entry]) => {
      if (!isLater(entry, known.get(id))) return [];
      const item = byId.get(id);
      if (entry.sum === 0) return take(id, null, entry);
      // Of the two keys yet another tab may have written one since.
      return item && contentOf(item) === entry.sum ? take(id, item, entry) : [];
    });
  }

  function onStored(onChanges: Listener<Item>['onChanges']): (event: Event) => void {
    let list: Item[] = [];
    // The texts of the events, because this tab may have written over them meanwhile.
    return (event) => {
      const { key, newValue } = event as StorageEvent;
      if (newValue === null) return;
      if (key === keys.list) {
        list = parseList(newValue);
        const changes = written(list, readKept());
        if (changes.length > 0) onChanges(changes);
      }
      if (key === keys.stamps) onChanges(written(list, readKept(newValue)));
    };
  }

  /** Keeps the entries beside the list, which has just been saved. */
  function keep(): void {
    const text = writeEntries(known);
    if (keptText() === text) return;
    try {
      storage().setItem(keys.stamps, text);
      keepCopy();
    } catch {
      // Full or refused: the other tabs learn of changes over the channel only.
    }
  }

  const keepCopy = () => secondCopy?.write({ list: textOf(keys.list) ?? '', entries: writeEntries(known) });

  /** Takes in what a browser that was killed had not written into storage yet. */
  async function recover() {
    const copy = await secondCopy?.read();
    const changes = copy ? written(parseList(copy.list), readKept(copy.entries)) : [];
    if (changes.length > 0) tellChanges(changes);
    keepCopy(); // It is removed after a while.
  }

  return {
    keep,

    /**
     * Notes that the list is as it was saved. Where the entries beside it say something else, the list is right, unless
     * another tab is open that knows better.
     */
    restored(items: readonly Item[]): void {
      for (const [id, entry] of readKept()) if (isLater(entry, known.get(id))) known.set(id, entry);
      const ids = new Set(items.map(({ id }) => id));
      for (const [id, { sum }] of known) if (sum && !ids.has(id)) known.delete(id);
      enter(
        items,
        (item, entry) => entry?.sum !== contentOf(item),
        () => NEVER,
      );
      void recover();
      keep();
    },

    /** Notes this tab's own changes between two lists; what it returns tells the other tabs of them. */
    note(before: readonly Item[], after: readonly Item[]): () => void {
      if (before === after) return () => {};
      const old = new Map(before.map((item) => [item.id, item]));
      const changes = enter(after, (item) => old.get(item.id) !== item, nextStamp);
      after.forEach(({ id }) => old.delete(id));
      for (const id of old.keys()) {
        const stamp = nextStamp();
        const added = known.get(id)?.added ?? stamp;
        known.set(id, { stamp, added, sum: 0 });
        changes.push({ id, item: null, index: 0, stamp, added });
      }
      return () => {
        try {
          changes.forEach((change) => channel?.postMessage(change));
        } catch {
          // Refused: the other tabs learn of it by what is written into storage.
        }
      };
    },

    /**
     * What this tab has not heard of, as changes of the list. A thing that is missing in storage is gone only where its
     * entry says so; a thing without an entry, as older builds write it, is new.
     * @param items the list in storage
     */
    missed(items: readonly Item[]): ItemChange<Item>[] {
      const changes = written(items, readKept());
      const places = createPlaces();
      for (const item of items) {
        const old = known.get(item.id);
        if (old) places.pass(old.added);
        else
          changes.push(
            ...take(item.id, item, { stamp: NEVER, added: places.between(item.id), sum: contentOf(item) }),
          );
      }
      return changes;
    },

    /** Whether storage lacks something that this tab knows: another tab has written over it. */
    isAhead(items: readonly Item[]): boolean {
      const stored = new Map(items.map((item) => [item.id, item]));
      const kept = readKept();
      return [...known].some(([id, mine]) => {
        const item = stored.get(id);
        const theirs = kept.get(id);
        if (!theirs || isLater(mine, theirs)) return true;
        return !isLater(theirs, mine) && mine.sum !== (item ? contentOf(item) : 0);
      });
    },

    /** Begins to listen to the other tabs. Returns what stops it. */
    listen({ onChanges, onBack }: Listener<Item>): () => void {
      tellChanges = onChanges;
      const onData = onMessage(onChanges);
      const open = () => {
        channel ??= openChannel();
        channel?.addEventListener('message', onData);
      };
      // Chromium and Firefox put no page with an open channel into their page cache.
      const close = () => {
        channel?.removeEventListener('message', onData);
        channel?.close();
        channel = null;
      };
      const onShown = (event: Event) => {
        if (!(event as PageTransitionEvent).persisted) return; // It is being loaded.
        open();
        onBack();
      };
      const events = { storage: onStored(onChanges), pagehide: close, pageshow: onShown };
      open();
      for (const [type, callback] of Object.entries(events)) page.addEventListener(type, callback);
      return () => {
        close();
        for (const [type, callback] of Object.entries(events)) page.removeEventListener(type, callback);
      };
    },
  };
}
