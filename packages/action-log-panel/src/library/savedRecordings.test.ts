/** @jest-environment ./tests/app/testing/jsdom.ts */
import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { createMask, hexOf, SEGMENT_SIZE, type Log, type Recording, type Segment } from 'action-log';
import { mirrorLater } from '../recorder';
import { startMirror } from '../recorder/mirror';
import { counterHost } from '../testing/counterHost';
import { deleteRecordings, savedRecordings } from './savedRecordings';
import { savedLog } from './savedLog';

// The recorder's mirror writes the entries that the library reads, so both are tested together.

const store = () => createStore('app-log', 'recordings');
const header = {
  app: { version: '1', commit: 'abc' },
  viewport: { width: 360, height: 640 },
  language: 'pt-BR',
};
const products = Array.from({ length: 2500 }, (_, at) => ({ id: `p${at}` }));
const end = () => ({ count: 42, products });
const OLD = '2024-01-01T00:00:00.000Z abcd';

function segment(number: number, length: number, list: unknown[] = products): Segment {
  return {
    number,
    snapshot: { count: number * SEGMENT_SIZE, products: list },
    actions: Array.from({ length }, (_, at) => ({ type: 'added', payload: number * SEGMENT_SIZE + at })),
    times: Array.from({ length }, (_, at) => at),
    requests: [[0, { alert: 'ten' }]],
    marks: [[1, `note ${number}`]],
    happened: [],
  };
}

/** The text of a segment's entry in IndexedDB. */
const textOf = ({ requests: asked, ...rest }: Segment) => JSON.stringify({ ...rest, asked });

const start = () =>
  startMirror({ name: 'app', id: new Date().toISOString(), ...header, large: ['products'] });
const leave = (persisted = false) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
const newestFirst = async () =>
  (await savedRecordings(counterHost())).sort((one, other) => other.startedAt - one.startedAt);

/** The log of the newest recording, once it has so many actions and its list: IndexedDB answers in later tasks. */
async function saved(count: number): Promise<Log> {
  for (;;) {
    const [newest] = await newestFirst();
    const log = newest && (await savedLog(newest, counterHost()));
    const list = (log?.preloadedState as { products?: unknown[] } | undefined)?.products;
    if (log?.actions.length === count && list?.length !== undefined && list.length !== 1) return log;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const payloads = (log: Log) => log.actions.map(({ payload }) => payload);

/** Records segments, leaves the page, and returns the log that was saved. */
function record(segments: Segment[]): Promise<Log> {
  start()({ segments, end });
  leave();
  return saved(segments.reduce((sum, { actions }) => sum + actions.length, 0));
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

describe('a recording that is copied', () => {
  it('is a log that contains nothing of this build', async () => {
    const log = await record([segment(0, SEGMENT_SIZE), segment(1, 2)]);
    expect(log).toMatchObject({ ...header, url: 'http://localhost/0', screen: null, trail: [] });
    expect(log.preloadedState).toEqual({ count: 0, products });
    expect(log.hashes.map(([at]) => at)).toEqual([0, SEGMENT_SIZE, SEGMENT_SIZE + 2]);
    expect(log.hashes.at(-1)?.[1]).toBe(hexOf(end()));
    expect(log.requests).toHaveLength(2);
    expect(log.marks).toEqual([
      [1, 'note 0'],
      [SEGMENT_SIZE + 1, 'note 1'],
    ]);
    const [newest] = await newestFirst();
    expect(newest && payloads(await savedLog(newest, counterHost(), createMask()))[5]).toBe(0);
  });

  it('is written while the page is open, too', async () => {
    start()({ segments: [segment(0, 3)], end });
    expect(payloads(await saved(3))).toEqual([0, 1, 2]);
  });

  it('is completed by the next page of the tab if the page went into the page cache', async () => {
    start()({ segments: [segment(0, 3)], end });
    leave(true);
    expect(await newestFirst()).toEqual([]);
    start();
    expect(payloads(await saved(3))).toEqual([0, 1, 2]);
  });

  it('goes on: an entry is written once, and what the recording dropped is dropped', async () => {
    const open = segment(0, 3);
    const recording: Recording = { segments: [open], end };
    const changed = start();
    changed(recording);
    leave();
    await saved(3);
    open.actions.push({ type: 'added', payload: 3 });
    open.times.push(7);
    open.requests.push([3, { alert: 'four' }]);
    open.marks.push([4, 'four']);
    open.happened.push([4, { click: { role: 'button', name: 'Voltar' } }]);
    changed(recording);
    leave();
    const log = await saved(4);
    expect(payloads(log)).toEqual([0, 1, 2, 3]);
    expect(log.requests.map(([index]) => index)).toEqual([0, 3]);
    expect(log.marks.map(([, text]) => text)).toEqual(['note 0', 'four']);
    expect(log.happened).toEqual([[4, { click: { role: 'button', name: 'Voltar' } }]]);
    recording.segments = [segment(1, SEGMENT_SIZE), segment(2, 1)];
    changed(recording);
    leave();
    expect((await saved(SEGMENT_SIZE + 1)).preloadedState).toEqual({ count: SEGMENT_SIZE, products });
  });

  it('has every other text under the key of a large list as it was', async () => {
    const state = { count: 0, products, filters: { products: 'all', page: 'list0', more: { products: [] } } };
    expect((await record([{ ...segment(0, 1), snapshot: state }])).preloadedState).toEqual(state);
  });

  it('has the present list in place of one of more than ten thousand members', async () => {
    start()({ segments: [segment(0, 1, Array<unknown>(10_001).fill({ id: 'p' }))], end });
    leave();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [newest] = await newestFirst();
    const log = newest && (await savedLog(newest, counterHost()));
    expect(log?.preloadedState).toEqual({ count: 0, products: ['present'] });
  });

  it('is left out, without an error, if a state cannot be written as JSON', async () => {
    const errors = jest.fn();
    addEventListener('error', errors);
    start()({ segments: [{ ...segment(0, 1), snapshot: { count: 1n } }], end });
    leave();
    leave(true);
    expect(await newestFirst()).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('is one of the ten newest, or of the page that is open', async () => {
    for (let visit = 1; visit <= 13; visit++) await record([segment(0, visit)]);
    expect((await newestFirst()).map(({ count }) => count)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('is only in memory without IndexedDB, and nothing fails', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    start()({ segments: [segment(0, 1)], end });
    leave();
    expect(await newestFirst()).toEqual([]);
  });

  it('begins before the copying starts; there is none if it never starts', async () => {
    const options = { name: 'app', id: OLD, ...header, large: ['products'] };
    let isReady = () => {};
    const later = mirrorLater(options, new Promise<void>((resolve) => (isReady = resolve)));
    mirrorLater(options, Promise.reject(new Error('left')))({ segments: [segment(0, 9)], end });
    later({ segments: [segment(0, 2)], end });
    leave();
    expect(await newestFirst()).toEqual([]);
    isReady();
    await saved(2);
    later({ segments: [segment(0, 3)], end });
    await saved(3);
  });
});

describe('saved recordings', () => {
  it('are listed with the number of their actions, but for damaged ones', async () => {
    await set(`${OLD}/0/0`, textOf(segment(0, 3)), store());
    await set('2023-01-01T00:00:00.000Z abcd/0/0', '{', store());
    await record([segment(0, SEGMENT_SIZE), segment(1, 4)]);
    expect(await newestFirst()).toMatchObject([
      { count: SEGMENT_SIZE + 4 },
      { id: OLD, startedAt: Date.UTC(2024, 0), endedAt: 2, count: 3 },
    ]);
  });

  it('of an older build, which did not write the end, have one hash less', async () => {
    await set(`${OLD}/0/0`, textOf(segment(0, 1)), store());
    const [old] = await newestFirst();
    expect((old && (await savedLog(old, counterHost())))?.hashes).toHaveLength(1);
  });

  it.each([5, { count: 'none' }])('are damaged if a segment begins with %j', async (snapshot) => {
    await set(`${OLD}/0/0`, textOf({ ...segment(0, 1), snapshot }), store());
    const [old] = await newestFirst();
    await expect(old && savedLog(old, counterHost())).rejects.toThrow('not begin with a state');
  });

  it('leave nothing behind when they are deleted, and no other is touched', async () => {
    const [one, other] = [OLD, `${OLD}e`];
    for (const key of [`${one}/0/0`, `${one}/list0/0`, `${other}/0/0`])
      await set(key, textOf(segment(0, 1)), store());
    await deleteRecordings('app', [one]);
    expect(await keys(store())).toEqual([`${other}/0/0`]);
    // An open tab still writes into the one that was deleted.
    await set(`${one}/0/1`, textOf({ ...segment(0, 1), snapshot: undefined }), store());
    expect((await newestFirst()).map(({ id }) => id)).toEqual([other]);
  });
});
