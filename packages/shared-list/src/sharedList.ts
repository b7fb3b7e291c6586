import { parseRows } from './entries';
import { applyChange, type ItemChange } from './itemChange';
import { listenToTabs, type TabsOptions } from './listenToTabs';
import { parseMessage } from './messages';
import type { SecondCopy } from './openSecondCopyLater';
import { createReplica, type ReplicaOptions } from './replica';
import { createStoredTexts, type StorageNote, type StoredTexts, type TextsOptions } from './storedTexts';

/** What an app may log: what storage held and took, and each message of another tab before it is read. */
export type ListNote = StorageNote | { tab: unknown };

interface Options<Item>
  extends
    ReplicaOptions<Item>,
    Pick<TextsOptions, 'storage' | 'keys' | 'name'>,
    Pick<TabsOptions, 'openChannel' | 'window'> {
  /** For a browser that is killed before localStorage is on the disk. */
  secondCopy?: SecondCopy;
  logNote?: (note: ListNote) => void;
}

/** Ms until a list that could not be saved is saved again. */
const RETRY = 1000;

export type SharedList<Item extends { id: string }> = ReturnType<typeof createSharedList<Item>>;

/**
 * Saves one list of items with ids in localStorage, and keeps it equal in all tabs, in the same order. The
 * tabs send each other their changes, item by item, over a BroadcastChannel and through storage. The latest
 * change of an item wins. The guarantees and limits are in README.md.
 */
export function createSharedList<Item extends { id: string }>(options: Options<Item>) {
  const { keys, parseItem, secondCopy, logNote = () => {} } = options;
  const replica = createReplica(options);
  const texts = createStoredTexts({ ...options, logNote });
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The list as this tab has it. */
  let current: readonly Item[] = [];
  /** What was loaded, until the list is saved without the invalid items. */
  let loaded: StoredTexts | null = null;
  let reportRemote: (change: ItemChange<Item>) => void = () => {};
  let reportSaved: (isSaved: boolean) => void = () => {};

  const parse = ({ list, entries }: StoredTexts) => ({
    items: parseItems(list, parseItem),
    entries: replica.readEntries(entries),
  });

  function takeIn(changes: readonly ItemChange<Item>[]): void {
    for (const change of changes) {
      const next = [...current];
      applyChange(next, change);
      current = next;
      reportRemote(change);
    }
  }

  /** Writes the list and its second copy, and schedules another attempt if that fails. */
  function write(stored: StoredTexts): void {
    loaded = null;
    const own = { list: JSON.stringify(current), entries: replica.text() };
    const isSaved = texts.write(own, stored);
    clearTimeout(retry);
    if (isSaved) secondCopy?.write(own);
    else retry = setTimeout(save, RETRY);
    reportSaved(isSaved);
  }

  /** The changes that storage has and this tab has missed. */
  const missed = (stored: ReturnType<typeof parse>) => [
    ...replica.takeLater(stored),
    ...replica.takeUnknown(stored.items),
  ];

  /** Saves the list. First takes in what this tab has missed, so that writing loses nothing. */
  function save(): void {
    const stored = texts.read();
    takeIn(missed(parse(stored)));
    write(stored);
  }

  const saveLoaded = () => {
    if (loaded) write(loaded);
  };

  /** Takes in changes, and saves the list if storage lacks something, because two tabs wrote at once. */
  function catchUp(changes: readonly ItemChange<Item>[]): void {
    takeIn(changes);
    const stored = texts.read();
    if (replica.isAhead(parse(stored))) write(stored);
  }

  /** The list that another tab wrote last. Its entries, which it writes next, say what is new. */
  let remoteItems: readonly Item[] = [];
  const tabs = listenToTabs({
    ...options,
    onMessage(data) {
      logNote({ tab: data });
      const message = parseMessage(data, parseItem);
      const changes = message ? replica.receive(message) : [];
      if (changes.length > 0) catchUp(changes);
    },
    onStored(key, text) {
      if (key === keys.list) remoteItems = parseItems(text, parseItem);
      if (key === keys.stamps)
        catchUp(replica.takeLater({ items: remoteItems, entries: replica.readEntries(text) }));
    },
    onRestoredFromPageCache() {
      catchUp(missed(parse(texts.read())));
    },
  });

  /** Continues when the caller of `load` has the list. */
  async function afterLoad(loading: Promise<unknown>, copy: ReturnType<SecondCopy['read']> | undefined) {
    await loading;
    await Promise.resolve();
    saveLoaded();
    const lost = await copy;
    if (lost) catchUp(replica.takeLater(parse(lost)));
  }

  return {
    /** Loads the saved list, without its invalid items. Before this, subscribe with `onRemote`. */
    load(): Promise<readonly Item[]> {
      const copy = secondCopy?.read(); // Before this visit writes a copy.
      const loading = Promise.resolve().then(() => {
        loaded = texts.read();
        const stored = parse(loaded);
        replica.restore(stored);
        current = stored.items;
        return current;
      });
      void afterLoad(loading, copy);
      return loading;
    },

    /**
     * Saves a change that this tab made, and sends it to the other tabs. A list that came from `load` or
     * `onRemote` is no such change.
     */
    change(before: readonly Item[], after: readonly Item[]): void {
      if (isSame(current, after)) return saveLoaded();
      const messages = replica.stampChanges(before, after);
      current = after;
      save();
      tabs.post(messages);
    },

    /** Calls back with each change that another tab made, to be applied at once (`applyChange`). */
    onRemote(callback: (change: ItemChange<Item>) => void): void {
      reportRemote = callback;
    },

    /** Calls back after each attempt to save: whether a reload would find the list. If not, again later. */
    onSaved(callback: typeof reportSaved): void {
      reportSaved = callback;
    },

    close(): void {
      tabs.close();
      clearTimeout(retry);
    },
  };
}

const isSame = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The valid items of a list as text; of items with the same id the first. */
function parseItems<Item extends { id: string }>(
  text: string | null,
  parseItem: (value: unknown) => Item | null,
): Item[] {
  const byId = new Map<string, Item>();
  for (const row of parseRows(text)) {
    const item = parseItem(row);
    if (item && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}
