import fc from 'fast-check';
import { readEntries, writeEntries } from './entries';
import { applyChange } from './itemChange';
import { parseMessage } from './messages';
import { createSharedList } from './sharedList';

// Whatever the tabs' clocks say and whatever storage holds: the tabs can read what they write, come to rest, and agree.

interface Item {
  id: string;
  quantity: number;
}

const parseItem = (value: unknown): Item | null => {
  const { id, quantity } = Object(value) as Partial<Item>;
  return typeof id === 'string' && Number.isSafeInteger(quantity) ? { id, quantity: Number(quantity) } : null;
};

/** Many more events than the tabs below need to come to rest. */
const TOO_MANY_EVENTS = 5000;

/** One browser: storage and a channel, over which its tabs hear of each other later and in any order of the tabs. */
function openBrowser(stored: Readonly<Record<string, string>>, nextRandom: () => number) {
  const texts = new Map(Object.entries(stored));
  const tabs: Tab[] = [];

  class Tab {
    items: readonly Item[] = [];
    readonly window = new EventTarget();
    readonly channel = new EventTarget();
    readonly events: (() => void)[] = [];
    /** What the tab wrote over what, during one event. */
    readonly writes: string[] = [];
    readonly list;

    constructor(now: () => number) {
      const others = () => tabs.filter((tab) => tab !== this);
      const storage = {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => {
          this.writes.push(`${key}: ${text}`);
          // What a tab writes, it can read.
          if (key === 'stamps') expect(writeEntries(readEntries(text))).toBe(text);
          if (texts.get(key) === text) return;
          texts.set(key, text);
          for (const tab of others())
            tab.events.push(() =>
              tab.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text })),
            );
        },
      };
      const channel = Object.assign(this.channel, {
        close() {},
        postMessage(message: unknown) {
          expect(parseMessage(message, parseItem)).not.toBeNull();
          for (const tab of others())
            tab.events.push(() =>
              tab.channel.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) })),
            );
        },
      }) as unknown as BroadcastChannel;
      this.list = createSharedList<Item>({
        name: 'things',
        keys: { list: 'list', stamps: 'stamps' },
        parseItem,
        storage: () => storage,
        openChannel: () => channel,
        window: this.window,
        now,
        tab: `tab${tabs.length}`,
      });
      this.list.onRemote((change) => {
        const next = [...this.items];
        applyChange(next, change);
        this.items = next;
      });
    }

    change(next: readonly Item[]) {
      const before = this.items;
      this.items = next;
      this.list.change(before, next);
    }
  }

  function settle(): void {
    for (let count = 0; ; count++) {
      const waiting = tabs.filter(({ events }) => events.length > 0);
      const tab = waiting[nextRandom() % waiting.length];
      if (!tab) return;
      if (count > TOO_MANY_EVENTS) throw new Error('The tabs write for ever.');
      tab.writes.splice(0);
      tab.events.shift()?.();
      // No event makes a tab write the same text twice.
      expect(new Set(tab.writes).size).toBe(tab.writes.length);
    }
  }

  return {
    tabs,
    texts,
    settle,
    async openTab(now: () => number) {
      const tab = new Tab(now);
      tabs.push(tab);
      tab.items = await tab.list.load();
    },
    close: () => tabs.forEach(({ list }) => list.close()),
  };
}

const LAST_TIME = 8.64e15;
const oddTimes = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  -0,
  0,
  0.5,
  1.764e12,
  1.764e12 + 0.5,
  LAST_TIME - 1,
  LAST_TIME,
  LAST_TIME + 1,
  Number.MAX_SAFE_INTEGER,
  1e300,
];
const time = fc.oneof(fc.constantFrom(...oddTimes), fc.double(), fc.integer());

/** What a clock says at each reading; after the last, it begins again. So it stands still, or jumps back and forth. */
const clock = fc.array(time, { minLength: 1, maxLength: 4 });

const id = fc.constantFrom('a', 'b', 'c', '__proto__');
const tabName = fc.constantFrom('', 'tab0', 'tab1', 'zzz', 'tab1~tab0');
const row = fc.tuple(id, time, tabName, time, tabName, fc.constantFrom(0, 1, 5, 0.5));
const damagedText = fc.constantFrom('', '{', 'null', '{"version":2,"rows":[]}', '{"version":1,"rows":7}');
const stamps = fc.oneof(
  damagedText,
  fc.array(row, { maxLength: 4 }).map((rows) => JSON.stringify({ version: 1, rows })),
);
const list = fc.oneof(
  damagedText,
  fc.array(fc.record({ id, quantity: fc.integer({ min: 1, max: 5 }) })).map((items) => JSON.stringify(items)),
);

/** What a person does in one of the tabs. With quantity 0 the item is removed. The tabs hear of it `isHeard`, or later. */
const press = fc.record({ tab: fc.nat(), id, quantity: fc.nat(3), isHeard: fc.boolean() });
const presses = fc.array(press, { maxLength: 12 });

function afterPress(items: readonly Item[], pressed: Item): Item[] {
  const isInList = items.some((item) => item.id === pressed.id);
  if (pressed.quantity === 0) return items.filter((item) => item.id !== pressed.id);
  return isInList ? items.map((item) => (item.id === pressed.id ? pressed : item)) : [...items, pressed];
}

/** Lets people press in the tabs of one browser. Returns what the tabs show and have saved at the end. */
async function pressAll(
  stored: Readonly<Record<string, string>>,
  clocks: readonly (readonly number[])[],
  pressed: readonly { tab: number; id: string; quantity: number; isHeard: boolean }[],
  randoms: readonly number[],
) {
  let draws = 0;
  const browser = openBrowser(stored, () => randoms[draws++ % randoms.length] ?? 0);
  for (const readings of clocks) {
    let reading = 0;
    await browser.openTab(() => readings[reading++ % readings.length] ?? 0);
  }
  browser.settle();
  for (const { tab: number, id, quantity, isHeard } of pressed) {
    const tab = browser.tabs[number % browser.tabs.length];
    tab?.change(afterPress(tab.items, { id, quantity }));
    if (isHeard) browser.settle();
  }
  browser.settle();
  browser.close();
  const saved = JSON.parse(browser.texts.get('list') ?? 'null') as Item[];
  return { shown: browser.tabs.map(({ items }) => items), saved };
}

it('tabs on any clocks can read what they write, stop writing, and agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ list, stamps }),
      fc.array(clock, { minLength: 2, maxLength: 3 }),
      presses,
      fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
      async (stored, clocks, pressed, randoms) => {
        const { shown, saved } = await pressAll(stored, clocks, pressed, randoms);
        for (const items of shown) expect(items).toEqual(saved);
      },
    ),
    { numRuns: 200 },
  );
});

it.each([
  ['a clock with fractions', '', [1.764e12 + 0.5]],
  [
    'a stored stamp of the last year that a Date can hold',
    JSON.stringify({ version: 1, rows: [['x', LAST_TIME, 't', LAST_TIME, 't', 0]] }),
    [1.764e12],
  ],
  ['a clock of the last moment', '', [LAST_TIME]],
])('the last press wins on %s', async (_what, stamps, readings) => {
  const pressed = [1, 3, 5, 2].map((quantity, index) => ({
    tab: index % 2,
    id: 'mug',
    quantity,
    isHeard: true,
  }));
  const { shown } = await pressAll({ list: '[]', stamps }, [readings, readings], pressed, [0]);
  expect(shown).toEqual(Array(2).fill([{ id: 'mug', quantity: 2 }]));
});

it('a tab answers another program only once, and still saves its own press', async () => {
  const browser = openBrowser({ list: '[]' }, () => 0);
  await browser.openTab(() => 5);
  const [tab] = browser.tabs;
  tab?.change([{ id: 'mug', quantity: 1 }]);
  const writesAfterEmptying = () => {
    tab?.writes.splice(0);
    browser.texts.set('list', '[]').set('stamps', '{"version":1,"rows":[]}');
    tab?.window.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'stamps', newValue: '{"version":1,"rows":[]}' }),
    );
    return tab?.writes.length;
  };
  expect([1, 2, 3].map(writesAfterEmptying)).toEqual([2, 0, 0]);
  tab?.change([{ id: 'mug', quantity: 2 }]);
  expect(browser.texts.get('list')).toBe('[{"id":"mug","quantity":2}]');
  browser.close();
});
