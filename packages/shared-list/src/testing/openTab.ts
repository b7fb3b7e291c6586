/** Tabs that share a list, over a storage and a channel of the test. */
import { applyChange } from '../itemChange';
import { createSharedList, type ListNote } from '../sharedList';

export interface Item {
  id: string;
  quantity: number;
}

const KEYS = { list: 'list', stamps: 'stamps' };
export const [a, b] = [
  { id: 'a', quantity: 1 },
  { id: 'b', quantity: 2 },
];

/** A channel, what was posted to it, and a way to receive what another tab would post. */
export function fakeChannel() {
  const posted: unknown[] = [];
  const target = new EventTarget();
  const channel = Object.assign(target, {
    postMessage: (message: unknown) => posted.push(message),
    close() {},
  });
  const receive = (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data }));
  return { channel: channel as unknown as BroadcastChannel, posted, receive };
}

/** Storage that counts reads and writes. */
export function fakeStorage(initial: Record<string, string> = {}) {
  const texts = new Map(Object.entries(initial));
  const [reads, writes]: [string[], string[]] = [[], []];
  const storage = {
    getItem(key: string) {
      reads.push(key);
      return texts.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      writes.push(key);
      texts.set(key, text);
    },
  };
  return { storage, texts, reads, writes, list: () => JSON.parse(texts.get('list') ?? 'null') as Item[] };
}

const parseItem = (value: unknown) =>
  typeof (Object(value) as Partial<Item>).id === 'string' ? (value as Item) : null;

const opened: { close(): void }[] = [];

/** Closes the lists of all tabs that a test opened. */
export const closeTabs = () => opened.splice(0).forEach((shared) => shared.close());

/** One tab with a list, as an app would keep it. */
export function openTab(changes: Partial<Parameters<typeof createSharedList<Item>>[0]> = {}) {
  let items: readonly Item[] = [];
  const { storage } = fakeStorage();
  const notes: ListNote[] = [];
  const saved: boolean[] = [];
  const page = new EventTarget();
  const shared = createSharedList<Item>({
    name: 'things',
    keys: KEYS,
    parseItem,
    storage: () => storage,
    openChannel: () => null,
    window: page,
    now: () => 0,
    tab: 'own',
    logNote: (note) => notes.push(note),
    ...changes,
  });
  opened.push(shared);
  shared.onRemote((change) => {
    const next = [...items];
    applyChange(next, change);
    items = next;
  });
  shared.onSaved((isKept) => saved.push(isKept));
  return {
    shared,
    page,
    notes,
    saved,
    items: () => items,
    async load() {
      items = await shared.load();
      await new Promise((resolve) => setTimeout(resolve));
    },
    set(next: readonly Item[]) {
      const before = items;
      items = next;
      shared.change(before, next);
    },
  };
}

/** A tab that has loaded its list, over storage with these texts and a channel. */
export async function loadedTab(texts?: Record<string, string>, changes: Parameters<typeof openTab>[0] = {}) {
  const [stored, { channel, ...others }] = [fakeStorage(texts), fakeChannel()];
  const tab = openTab({ storage: () => stored.storage, openChannel: () => channel, ...changes });
  await tab.load();
  return { tab, ...stored, ...others };
}
