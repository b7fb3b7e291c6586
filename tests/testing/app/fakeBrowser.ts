import { productRows } from '@/entities/product/index.fixtures';
import { nextTask, openStore } from './openStore';

/** One write of a tab into storage; the number is the browser's order. */
interface Write {
  key: string;
  text: string;
  number: number;
}

/** A message or storage event that has not arrived yet. */
type Delivery = { write: Write } | { message: unknown };

/**
 * A browser with several tabs, each a whole store. As in a real browser, writes and messages of a tab reach
 * the others later: here when the test says so. Without a channel, tabs communicate through storage only.
 */
export function fakeBrowser({ hasChannel }: { hasChannel: boolean }) {
  const storage = new Map<string, Write>();
  const tabs = new Set<Mailbox>();
  let writes = 0;
  let opened = 0;

  interface Mailbox {
    view: Map<string, Write>;
    written: Delivery[];
    messages: Delivery[];
    page: EventTarget;
    channel: EventTarget | null;
    /** Nothing arrives in the page cache. */
    isAway: boolean;
  }

  const others = (self: Mailbox) => [...tabs].filter((tab) => tab !== self && !tab.isAway);

  function openMailbox() {
    const self: Mailbox = {
      view: new Map(storage),
      written: [],
      messages: [],
      page: new EventTarget(),
      channel: null,
      isAway: false,
    };
    const area = {
      getItem: (key: string) => self.view.get(key)?.text ?? null,
      setItem(key: string, text: string) {
        if (self.view.get(key)?.text === text) return;
        const write = { key, text, number: ++writes };
        self.view.set(key, write);
        storage.set(key, write);
        others(self).forEach(({ written }) => written.push({ write }));
      },
    } as unknown as Storage;
    const openChannel = () => {
      if (!hasChannel) return null;
      const channel = new EventTarget();
      self.channel = channel;
      return Object.assign(channel, {
        postMessage: (message: unknown) =>
          others(self).forEach(({ messages }) => messages.push({ message: structuredClone(message) })),
        close: () => (self.channel = null),
      }) as unknown as BroadcastChannel;
    };
    return { self, area, openChannel };
  }

  function arrive(self: Mailbox, delivery: Delivery) {
    if ('message' in delivery)
      return self.channel?.dispatchEvent(new MessageEvent('message', { data: delivery.message }));
    const { write } = delivery;
    // What this tab wrote later wins.
    if ((self.view.get(write.key)?.number ?? 0) < write.number) self.view.set(write.key, write);
    return self.page.dispatchEvent(new StorageEvent('storage', { key: write.key, newValue: write.text }));
  }

  /** Opens a tab with this clock, which returns ms. */
  async function open(now: () => number) {
    const { self, area, openChannel } = openMailbox();
    tabs.add(self);
    // One product, because Redux Toolkit's development checks read the whole state at every action.
    const started = await openStore(
      {
        storage: () => area,
        openChannel,
        window: self.page,
        now,
        tab: `tab ${++opened}`,
      },
      productRows(1),
    );
    return {
      store: started.store,
      alerts: started.world.alerts,
      /** Delivers the next write or message of other tabs; returns false if nothing is left. */
      receive(from: 'written' | 'messages'): boolean {
        const delivery = self.isAway ? undefined : self[from].shift();
        if (delivery) arrive(self, delivery);
        return delivery !== undefined;
      },
      /** Goes to another site; the page stays in the page cache. */
      leave() {
        self.page.dispatchEvent(new Event('pagehide'));
        self.isAway = true;
        [self.written, self.messages] = [[], []];
      },
      /** Restores the page from the page cache. */
      comeBack() {
        self.isAway = false;
        self.view = new Map(storage);
        self.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      },
      /** Ends at once, and sends nothing more. */
      crash() {
        tabs.delete(self);
        started.stop();
      },
      isAway: () => self.isAway,
    };
  }

  return {
    open,
    read: (key: string): unknown => JSON.parse(storage.get(key)?.text ?? 'null'),
  };
}

export type FakeTab = Awaited<ReturnType<ReturnType<typeof fakeBrowser>['open']>>;

/** Delivers everything that is pending. Throws if the tabs answer each other endlessly. */
export async function settle(tabs: readonly FakeTab[]): Promise<void> {
  for (let count = 0; tabs.some((tab) => tab.receive('messages') || tab.receive('written')); count++)
    if (count > 2000) throw new Error('The tabs answer each other without an end.');
  await nextTask();
}
