import { a, b, closeTabs, fakeChannel, fakeStorage, loadedTab, openTab } from './testing/openTab';

afterEach(() => {
  closeTabs();
  jest.useRealTimers();
});

describe('loading', () => {
  it('loading keeps the first valid item of each id, and saves only those', async () => {
    const { tab, list } = await loadedTab({ list: JSON.stringify([null, a, 7, { ...a, quantity: 9 }, b]) });
    expect(tab.items()).toEqual([a, b]);
    expect(list()).toEqual([a, b]);
  });

  it('loading keeps the valid items of another version, refuses its entries, and answers it with no message', async () => {
    const stamps = JSON.stringify({ version: 2, rows: [['a', 900, 'other', 900, 'other', 0]] });
    const { tab, writes, texts } = await loadedTab({ list: JSON.stringify([a, 7]), stamps });
    expect(tab.items()).toEqual([a]);
    writes.splice(0);
    texts.set('stamps', stamps);
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'stamps', newValue: stamps }));
    expect([tab.items(), writes]).toEqual([[a], []]);
  });

  it.each(['', '{', 'null', '7', '{"0":{"id":"a"},"length":1}'])(
    'loading %p gives no items',
    async (text) => {
      const tab = openTab({ storage: () => fakeStorage({ list: text }).storage });
      await tab.load();
      expect(tab.items()).toEqual([]);
    },
  );

  it('loading gives items that were added before it finished, too', async () => {
    const { storage } = fakeStorage({ list: JSON.stringify([a]) });
    const tab = openTab({ storage: () => storage });
    const loaded = tab.shared.load();
    tab.set([b]);
    expect(await loaded).toEqual([a, b]);
  });
});

describe('a change', () => {
  it.each([
    ['adds', [a, b, { id: 'c', quantity: 1 }]],
    ['removes', [b]],
    ['edits', [a, { ...b, quantity: 5 }]],
  ])('a change that %s is written once, and the list is read again', async (_what, after) => {
    const { tab, reads, writes, list } = await loadedTab({ list: JSON.stringify([a, b]) });
    [reads, writes].forEach((calls) => calls.splice(0));
    tab.set(after);
    expect(reads).toEqual(['list', 'stamps', 'list']);
    expect(writes).toEqual(['list', 'stamps']);
    expect(list()).toEqual(after);
  });

  it('a change saves what another tab wrote in the meantime as well', async () => {
    const { tab, texts, list } = await loadedTab();
    texts.set('list', JSON.stringify([b]));
    tab.set([a]);
    expect(tab.items()).toEqual([b, a]);
    expect(list()).toEqual([b, a]);
  });

  it('a change is sent to other tabs after it is saved, with a later stamp than the last one on any clock', async () => {
    const { channel, posted } = fakeChannel();
    const times = [5, 3];
    const tab = openTab({ openChannel: () => channel, now: () => times.shift() ?? 0 });
    await tab.load();
    tab.set([a, b]);
    const [first, second] = [5, 6].map((at) => ({ at, tab: 'own' }));
    expect(posted).toEqual([
      { version: 1, id: 'a', item: a, index: 0, stamp: first, orderKey: first },
      { version: 1, id: 'b', item: b, index: 1, stamp: second, orderKey: second },
    ]);
    tab.set([b]);
    expect(posted[2]).toEqual({
      version: 1,
      id: 'a',
      item: null,
      index: 0,
      stamp: { at: 7, tab: 'own' },
      orderKey: first,
    });
  });

  it('a change has a later stamp than what other tabs saved, even on a clock that was set back', async () => {
    const { tab, posted } = await loadedTab(
      { stamps: JSON.stringify({ version: 1, rows: [['z', 900, 'other', 900, 'other', 1]] }) },
      { now: () => 5 },
    );
    tab.set([a]);
    expect(posted).toMatchObject([{ stamp: { at: 901 } }]);
  });

  it('a change that puts an item back keeps its order key, unless it puts it elsewhere', async () => {
    const { tab, posted } = await loadedTab({}, { now: () => 5 });
    [[a, b], [b], [a, b]].forEach(tab.set);
    expect(posted.at(-1)).toMatchObject({ id: 'a', orderKey: { at: 5, tab: 'own' } });
    [[b], [b, a]].forEach(tab.set);
    expect(posted.at(-1)).toMatchObject({ id: 'a', orderKey: { at: 6, tab: 'own+0000a' } });
  });

  it.each([
    ['is refused', () => null],
    [
      'throws',
      () => {
        throw new DOMException('refused');
      },
    ],
    [
      'posts nothing',
      () =>
        Object.assign(fakeChannel().channel, {
          postMessage() {
            throw new DOMException('refused');
          },
        }),
    ],
  ])('a change is saved even if the channel %s', async (_what, openChannel) => {
    const { tab, list } = await loadedTab({}, { openChannel });
    tab.set([a]);
    expect(list()).toEqual([a]);
  });
});

describe('saving', () => {
  /** A tab that has not saved a change, because its storage is full. */
  async function openFull() {
    const { storage, texts, list } = fakeStorage();
    const setItem = jest.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const tab = openTab({ storage: () => storage });
    await tab.load();
    jest.useFakeTimers();
    tab.set([a]);
    return { tab, texts, list, setItem };
  }

  it('a list that cannot be saved reports it, tries again and learns what others saved in the meantime', async () => {
    const { tab, texts, list, setItem } = await openFull();
    expect(tab.saved.at(-1)).toBe(false);
    setItem.mockRestore();
    texts.set('list', JSON.stringify([b]));
    jest.advanceTimersByTime(1000);
    expect([tab.saved.at(-1), list()]).toEqual([true, [b, a]]);
    expect(tab.notes.filter((note) => 'refused' in note)).toHaveLength(1);
  });

  it('a list notices at the start that storage keeps nothing, and notices when that changes', async () => {
    const { storage, list } = fakeStorage();
    const setItem = jest.spyOn(storage, 'setItem').mockImplementation(() => {});
    const tab = openTab({ storage: () => storage });
    jest.useFakeTimers({ doNotFake: ['setTimeout'] });
    await tab.load();
    jest.useFakeTimers();
    tab.set([a]);
    expect(tab.saved).toEqual([false, false]);
    setItem.mockRestore();
    tab.set([a, b]);
    jest.advanceTimersByTime(1000);
    expect([tab.saved.at(-1), list()]).toEqual([true, [a, b]]);
  });

  it('a list notices at once that storage lost a change', async () => {
    const { tab, storage } = await loadedTab();
    jest.spyOn(storage, 'setItem').mockImplementation(() => {});
    tab.set([a]);
    tab.set([a, b]);
    expect(tab.saved).toEqual([true, false, false]);
    tab.shared.close();
  });

  it('a closed list does not try to save again', async () => {
    const { tab, list, setItem } = await openFull();
    tab.shared.close();
    setItem.mockRestore();
    jest.advanceTimersByTime(5000);
    expect(list()).toBeNull();
  });
});

it('a page restored from the page cache opens its channel again and learns what it missed', async () => {
  const { storage, texts } = fakeStorage();
  const { channel, receive } = fakeChannel();
  let opened = 0;
  const openChannel = () => (opened++, channel);
  const tab = openTab({ storage: () => storage, openChannel });
  await tab.load();
  tab.page.dispatchEvent(new Event('pagehide'));
  receive({
    version: 1,
    id: 'b',
    item: b,
    index: 0,
    stamp: { at: 9, tab: 'x' },
    orderKey: { at: 9, tab: 'x' },
  });
  expect(tab.items()).toEqual([]);
  texts.set('list', JSON.stringify([a]));
  tab.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([tab.items(), opened]).toEqual([[a], 2]);
});

it('a killed browser loses nothing that is in the second copy', async () => {
  const copies: { list: string; entries: string }[] = [];
  const secondCopy = {
    read: () => Promise.resolve(copies.at(-1) ?? null),
    write: (texts: { list: string; entries: string }) => void copies.push(texts),
  };
  const killed = openTab({ secondCopy, now: () => 5 });
  await killed.load();
  killed.set([a, b]);
  const { storage, list } = fakeStorage();
  const next = openTab({ secondCopy, storage: () => storage, tab: 'next' });
  await next.load();
  expect(next.items()).toEqual([a, b]);
  expect(list()).toEqual([a, b]);
});
