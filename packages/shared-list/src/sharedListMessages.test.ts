import fc from 'fast-check';
import type { Message } from './messages';
import { closeTabs, fakeChannel, loadedTab, openTab, type Item } from './testing/openTab';

afterEach(closeTabs);

/** The list of a tab that only listens, after these messages. */
async function itemsAfter(messages: readonly Message<Item>[]) {
  const { channel, receive } = fakeChannel();
  const { shared, items } = openTab({ openChannel: () => channel });
  await shared.load();
  messages.forEach(receive);
  shared.close();
  receive({
    version: 1,
    id: 'late',
    item: { id: 'late', quantity: 1 },
    index: 0,
    stamp: { at: 9, tab: 'x' },
    orderKey: { at: 9, tab: 'x' },
  });
  return Object.fromEntries(items().map((item) => [item.id, item]));
}

const message = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 0, max: 5 }),
    at: fc.integer({ min: 1, max: 4 }),
    tab: fc.constantFrom('x', 'y', 'z'),
    index: fc.nat(4),
  })
  .map(({ id, quantity, at, tab, index }) => ({
    version: 1,
    id,
    item: quantity === 0 ? null : { id, quantity },
    index,
    stamp: { at, tab },
    orderKey: { at, tab },
  }));

const messages = fc.uniqueArray(message, {
  selector: ({ id, stamp }) => `${id} ${stamp.at} ${stamp.tab}`,
  maxLength: 12,
  size: 'max',
});

describe('the messages of other tabs', () => {
  it('messages of other tabs lead to the same items in any order', async () => {
    const orders = messages.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([all, shuffled]) =>
        expect(await itemsAfter(shuffled)).toEqual(await itemsAfter(all)),
      ),
    );
  });

  it('messages of other tabs lead to the latest change of every item', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (all) => {
        const sorted = all.toSorted(
          (left, right) => left.stamp.at - right.stamp.at || (left.stamp.tab < right.stamp.tab ? -1 : 1),
        );
        const latest = new Map(sorted.map(({ id, item }) => [id, item]));
        expect(await itemsAfter(all)).toEqual(Object.fromEntries([...latest].filter(([, item]) => item)));
      }),
    );
  });

  it('invalid messages of other tabs are ignored', async () => {
    const { tab, receive } = await loadedTab();
    [
      null,
      'hello',
      { id: 'a' },
      { version: 1, id: 'a', item: 7, index: 0, stamp: { at: 1, tab: 'x' } },
    ].forEach(receive);
    expect(tab.items()).toEqual([]);
  });
});
