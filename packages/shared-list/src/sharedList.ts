import { createAnswers } from './answers';
import { isCurrent, readEntries, VERSION } from './entries';
import { isSame, parseItems } from './items';
import { applyChange, type ItemChange } from './itemChange';
import { listenToTabs, type TabsOptions } from './listenToTabs';
import { parseMessage } from './messages';
import type { SecondCopy } from './openSecondCopyLater';
import { createReplica, type ReplicaOptions } from './replica';
import {
  createStoredTexts,
  type StorageNote,
  type StoredTexts,
  type Texts,
  type TextsOptions,
} from './storedTexts';

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
  const storage = createStoredTexts({ ...options, logNote });
  const answers = createAnswers();
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** The list as this tab has it. */
  let current: readonly Item[] = [];
  let reportRemote: (change: ItemChange<Item>) => void = () => {};
  let reportSaved: (isSaved: boolean) => void = () => {};

  const parse = ({ list, entries }: StoredTexts) => ({
    items: parseItems(list, parseItem),
    entries: readEntries(entries),
  });

  /** This tab's list and entries as texts. */
  const presentTexts = (): Texts => ({ list: JSON.stringify(current), entries: replica.text() });

  /** Applies changes of others to this tab's list, and reports each. */
  function applyRemote(changes: readonly ItemChange<Item>[]): void {
    for (const change of changes) {
      const next = [...current];
      applyChange(next, change);
      current = next;
      reportRemote(change);
    }
  }

  /** Learns from storage what this tab has missed, and applies it. Returns what storage has. */
  function learnStored(): StoredTexts {
    const stored = storage.read();
    const { items, entries } = parse(stored);
    applyRemote([...replica.learnFromStorage({ items, entries }), ...replica.learnUnknownItems(items)]);
    return stored;
  }

  /** Writes the list and its second copy, and schedules another attempt if that fails. */
  function write(texts: Texts, stored: StoredTexts): void {
    const isSaved = storage.write(texts, stored);
    clearTimeout(retry);
    if (isSaved) secondCopy?.write(texts);
    else retry = setTimeout(save, RETRY);
    reportSaved(isSaved);
  }

  /** Saves the list. First learns what this tab has missed, so that writing loses nothing. */
  function save(): void {
    const stored = learnStored();
    write(presentTexts(), stored);
  }

  /**
   * Answers an event: applies its changes and learns what is stored. Saves the list if storage lacks something,
   * because two tabs wrote at once.
   */
  function answer(changes: readonly ItemChange<Item>[]): void {
    applyRemote(changes);
    const stored = learnStored();
    const texts = presentTexts();
    if (replica.isAheadOf(parse(stored)) && answers.isFirst(stored, texts)) write(texts, stored);
  }

  /** The list that another tab wrote last. Its entries, which it writes next, say what is new. */
  let remoteItems: readonly Item[] = [];
  const tabs = listenToTabs({
    ...options,
    onMessage(data) {
      logNote({ tab: data });
      const message = parseMessage(data, parseItem);
      const changes = message ? replica.learnFromMessage(message) : [];
      if (changes.length > 0) answer(changes);
    },
    onStored(key, text) {
      if (key === keys.list) remoteItems = parseItems(text, parseItem);
      // Two tabs of different versions would write again and again what the other does not read.
      if (key === keys.stamps && isCurrent(text))
        answer(replica.learnFromStorage({ items: remoteItems, entries: readEntries(text) }));
    },
    onRestoredFromPageCache() {
      answer([]);
    },
  });

  return {
    /** Loads the saved list, and saves it without its invalid items. Before this, subscribe with `onRemote`. */
    load(): Promise<readonly Item[]> {
      const copy = secondCopy?.read(); // Before this visit writes a copy.
      const loading = Promise.resolve().then(() => {
        const stored = storage.read();
        const list = parse(stored);
        replica.restore(list);
        current = list.items;
        write(presentTexts(), stored);
        return current;
      });
      // After the caller of `load` has the list.
      void Promise.all([copy, loading]).then(
        ([lost]) => lost && answer(replica.learnFromStorage(parse(lost))),
      );
      return loading;
    },

    /**
     * Saves a change that this tab made, and sends it to the other tabs. A list that came from `load` or
     * `onRemote` is no such change.
     */
    change(before: readonly Item[], after: readonly Item[]): void {
      if (isSame(current, after)) return;
      const messages = replica.stampChanges(before, after);
      current = after;
      save();
      tabs.post(messages.map((message) => ({ version: VERSION, ...message })));
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
