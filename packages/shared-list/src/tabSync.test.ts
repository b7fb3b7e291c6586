import fc from 'fast-check';
import type { ItemChange, StampedChange } from './itemChanges';
import { createTabSync } from './tabSync';

interface Item {
  id: string;
  quantity: number;
}

/** A channel, and a way to hear what another tab would say on it. */
function fakeChannel() {
  const said: unknown[] = [];
  const target = new EventTarget();
  const channel = Object.assign(target, { postMessage: (one: unknown) => said.push(one), close() {} });
  const hear = (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data }));
  return { channel: channel as unknown as BroadcastChannel, said, hear };
}

/** A tab whose storage holds these stamps, and is written to no end. */
const open = (channel: BroadcastChannel | null, now = () => 0, kept: string | null = null) =>
  createTabSync<Item>({
    openChannel: () => channel,
    storage: () => ({ getItem: () => kept, setItem() {} }),
    keys: { list: 'list', stamps: 'stamps' },
    page: new EventTarget(),
    now,
    tab: 'own',
    parseItem: (value) => value as Item | null,
  });

const onBack = () => {};

/** A tab that only listens: what it has after these messages. */
function heldAfter(messages: readonly StampedChange<Item>[]) {
  const { channel, hear } = fakeChannel();
  const held = new Map<string, Item | null>();
  const onChanges = (all: readonly ItemChange<Item>[]) => all.forEach(({ id, item }) => held.set(id, item));
  const stop = open(channel).listen({ onChanges, onBack });
  messages.forEach(hear);
  stop();
  hear({ id: 'late', item: { id: 'late', quantity: 1 }, index: 0, stamp: { at: 9, tab: 'x' } });
  return Object.fromEntries([...held].filter(([, item]) => item));
}

const change = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 0, max: 5 }),
    at: fc.integer({ min: 1, max: 4 }),
    tab: fc.constantFrom('x', 'y', 'z'),
    index: fc.nat(4),
  })
  .map(({ id, quantity, at, tab, index }) => ({
    id,
    item: quantity === 0 ? null : { id, quantity },
    index,
    stamp: { at, tab },
  }));

const changes = fc.uniqueArray(change, {
  selector: ({ id, stamp }) => `${id} ${stamp.at} ${stamp.tab}`,
  maxLength: 12,
  size: 'max',
});

describe('the changes of other tabs', () => {
  it('lead to the same in whatever order they arrive', () => {
    const orders = changes.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    fc.assert(fc.property(orders, ([all, shuffled]) => expect(heldAfter(shuffled)).toEqual(heldAfter(all))));
  });

  it('lead to the youngest change of every item', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const sorted = all.toSorted(
          (one, other) => one.stamp.at - other.stamp.at || (one.stamp.tab < other.stamp.tab ? -1 : 1),
        );
        const youngest = new Map(sorted.map(({ id, item }) => [id, item]));
        expect(heldAfter(all)).toEqual(Object.fromEntries([...youngest].filter(([, item]) => item)));
      }),
    );
  });
});

describe("a tab's own changes", () => {
  const [a, b] = [
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 2 },
  ];

  it('are told once that is asked for, each with a later stamp, whatever the clock says', () => {
    const { channel, said } = fakeChannel();
    const times = [5, 3];
    const tabs = open(channel, () => times.shift() ?? 0);
    tabs.listen({ onChanges() {}, onBack });
    const tell = tabs.note([], [a, b]);
    expect(said).toEqual([]);
    tell();
    const [first, second] = [5, 6].map((at) => ({ at, tab: 'own' }));
    expect(said).toEqual([
      { id: 'a', item: a, index: 0, stamp: first, added: first },
      { id: 'b', item: b, index: 1, stamp: second, added: second },
    ]);
    tabs.note([a, b], [b])();
    expect(said[2]).toEqual({ id: 'a', item: null, index: 0, stamp: { at: 7, tab: 'own' }, added: first });
  });

  it('are later than what another tab has kept, on a clock that was set back', () => {
    const { channel, said } = fakeChannel();
    const tabs = open(channel, () => 5, JSON.stringify([['z', 900, 'other', 900, 'other', 1]]));
    tabs.listen({ onChanges() {}, onBack });
    tabs.note([], [a])();
    expect(said).toMatchObject([{ stamp: { at: 901 } }]);
  });

  it('keep a place that is put back, and get a new one where it fits no more', () => {
    const { channel, said } = fakeChannel();
    const tabs = open(channel, () => 5);
    tabs.listen({ onChanges() {}, onBack });
    tabs.note([], [a, b]);
    tabs.note([a, b], [b]);
    tabs.note([b], [a, b])();
    expect(said).toMatchObject([{ id: 'a', added: { at: 5, tab: 'own' } }]);
    tabs.note([a, b], [b]);
    tabs.note([b], [b, a])();
    expect(said[1]).toMatchObject({ id: 'a', added: { at: 6, tab: 'own+0000a' } });
  });

  it('stand against an older one of another tab, and are told to nobody where the browser refuses', () => {
    const { channel, hear } = fakeChannel();
    const tabs = open(channel, () => 5);
    const heard: unknown[] = [];
    tabs.listen({ onChanges: (changes) => heard.push(...changes), onBack });
    channel.postMessage = () => {
      throw new DOMException('refused');
    };
    tabs.note([], [a])();
    hear({ id: 'a', item: b, index: 0, stamp: { at: 4, tab: 'x' } });
    expect(heard).toEqual([]);
    expect(() => open(null).note([], [a])()).not.toThrow();
  });
});
