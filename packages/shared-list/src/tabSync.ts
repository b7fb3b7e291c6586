import { parseJson, readEntries } from './entries';
import { parseChange, type ItemChange } from './itemChanges';
import { createKnown } from './known';
import type { SecondCopy } from './secondCopyLater';

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
  const known = createKnown({ now, tab, parseItem });
  let channel: BroadcastChannel | null = null;
  let tellChanges: Listener<Item>['onChanges'] = () => {};

  const textOf = (key: string) => {
    try {
      return storage().getItem(key);
    } catch {
      return null; // Refused: as if no tab had kept anything.
    }
  };
  const keptText = () => textOf(keys.stamps);
  const readKept = (text = keptText()) => known.above(readEntries(text));
  readKept();

  const parseList = (text: string) => {
    const rows = parseJson(text);
    return Array.isArray(rows) ? rows.map(parseItem).filter((item) => item !== null) : [];
  };
  const onMessage =
    (onChanges: Listener<Item>['onChanges']) =>
    ({ data }: MessageEvent<unknown>) => {
      heard(data);
      const change = parseChange(data, parseItem);
      const changes = change ? known.hear(change) : [];
      if (changes.length > 0) onChanges(changes);
    };

  function onStored(onChanges: Listener<Item>['onChanges']): (event: Event) => void {
    let list: Item[] = [];
    // The texts of the events, because this tab may have written over them meanwhile.
    return (event) => {
      const { key, newValue } = event as StorageEvent;
      if (newValue === null) return;
      if (key === keys.list) {
        list = parseList(newValue);
        const changes = known.written(list, readKept());
        if (changes.length > 0) onChanges(changes);
      }
      if (key === keys.stamps) onChanges(known.written(list, readKept(newValue)));
    };
  }

  /** Keeps the entries beside the list, which has just been saved. */
  function keep(): void {
    const text = known.text();
    if (keptText() === text) return;
    try {
      storage().setItem(keys.stamps, text);
      keepCopy();
    } catch {
      // Full or refused: the other tabs learn of changes over the channel only.
    }
  }

  const keepCopy = () => secondCopy?.write({ list: textOf(keys.list) ?? '', entries: known.text() });

  /** Takes in what a browser that was killed had not written into storage yet. */
  async function recover() {
    const copy = await secondCopy?.read();
    const changes = copy ? known.written(parseList(copy.list), readKept(copy.entries)) : [];
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
      known.restore(items, readKept());
      void recover();
      keep();
    },

    /** Notes this tab's own changes between two lists; what it returns tells the other tabs of them. */
    note(before: readonly Item[], after: readonly Item[]): () => void {
      if (before === after) return () => {};
      const changes = known.note(before, after);
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
      return [...known.written(items, readKept()), ...known.without(items)];
    },

    /** Whether storage lacks something that this tab knows: another tab has written over it. */
    isAhead(items: readonly Item[]): boolean {
      return known.isAhead(items, readKept());
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
