/** @jest-environment ./tests/app/testing/jsdom.ts */
import 'fake-indexeddb/auto';
import { createStore, keys, set } from 'idb-keyval';
import { createMask, hashOf, type Log, type Segment } from 'action-log';
import { startMirror } from '../recorder/mirror';
import { counterHost } from '../testing/counterHost';
import type { Trouble } from '../logs/openLog';
import { savedLog, savedRecordings } from './savedRecordings';

// The recorder's mirror writes what the library reads, so both are tested together.

const store = () => createStore('app-log', 'recordings');
const header = {
  app: { version: '1', commit: 'abc' },
  viewport: { width: 1024, height: 768 }, // Of jsdom.
};
const products = Array.from({ length: 50 }, (_, at) => ({ id: `p${at}` }));
const end = () => ({ count: 42, products });
const OLD = '2024-01-01T00:00:00.000Z abcd';

const segment = (number: number, length: number, snapshot: unknown = { count: number, products }): Segment => ({
  number,
  snapshot,
  actions: Array.from({ length }, (_, at) => ({ type: 'added', payload: 100 * number + at })),
  times: Array.from({ length }, (_, at) => at),
  effects: [[0, { alert: 'ten' }]],
  marks: [[1, `note ${number}`]],
  happened: [],
}); // prettier-ignore

/** The text of a segment in IndexedDB. */
const textOf = (written: Segment) => JSON.stringify({ ...header, end: end(), ...written });

/** Starts to copy what a page has recorded. Call `change` when it has recorded more. */
function start(...segments: Segment[]) {
  const recording = { segments, end };
  const id = new Date().toISOString();
  return {
    recording,
    change: startMirror(recording, { name: 'app', app: header.app, id, large: ['products'] }),
  };
}

const leave = (persisted = false) => dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

/** A log that can be read. */
function readable(log: Log | Trouble): Log {
  if (typeof log === 'string') throw new Error(log);
  return log;
}

/** The log of the newest recording, once it has that many actions: IndexedDB answers in later tasks. */
async function saved(count: number, changes = {}): Promise<Log> {
  for (;;) {
    const [newest] = await savedRecordings('app');
    const log = newest && readable(await savedLog(newest, counterHost(changes)));
    if (log?.actions.length === count) return log;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Records segments, leaves the page, and returns the log that was saved. */
function record(...segments: Segment[]): Promise<Log> {
  start(...segments);
  leave();
  return saved(segments.reduce((sum, { actions }) => sum + actions.length, 0));
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

describe('a recording that is copied', () => {
  it('is a log, which has what actions changed only if this build recorded it', async () => {
    const log = await record(segment(0, 100), segment(1, 2));
    expect(log).toMatchObject({ ...header, url: 'http://localhost/0' });
    expect(log.stepChanges).toHaveLength(102);
    expect(await saved(102, { app: { version: '2', commit: 'abc' } })).toMatchObject({
      screen: null,
      stepChanges: [],
    });
    expect(log.preloadedState).toEqual({ count: 0, products });
    expect(log.hashes.map(([at]) => at)).toEqual([0, 100, 102]);
    expect(log.hashes.at(-1)?.[1]).toBe(hashOf(end()));
    const [newest] = await savedRecordings('app');
    expect(newest && (await savedLog(newest, counterHost(), createMask()))).toMatchObject({
      actions: expect.arrayContaining([{ type: 'added', payload: 0 }]) as unknown,
    });
  });

  it('is completed by the next page of the tab if the page went into the page cache', async () => {
    start(segment(0, 3));
    leave(true);
    expect(await savedRecordings('app')).toEqual([]);
    start();
    await saved(3);
  });

  it('goes on, writes a large list once, and drops what the recording dropped', async () => {
    const open = segment(0, 3);
    const { recording, change } = start(open);
    const save = (count: number) => {
      change();
      leave();
      return saved(count);
    };
    await save(3);
    open.actions.push({ type: 'added', payload: 3 });
    open.times.push(7);
    await save(4);
    recording.segments = [segment(1, 100), segment(2, 1)];
    expect((await save(101)).preloadedState).toEqual({ count: 1, products });
    expect((await keys<string>(store())).map((key) => key.split('/')[1])).toEqual(['1', '2', 'list0']);
  });

  it('has every other value under the key of a large list as it was', async () => {
    const state = { count: 0, products, filters: { products: 'all', page: 'list0', more: { products: [] } } };
    expect((await record(segment(0, 1, state))).preloadedState).toEqual(state);
  });

  it.each([
    ['a state cannot be written as JSON', { count: 1n }, new IDBFactory()],
    ['there is no IndexedDB', { count: 1 }, undefined],
  ])('is left out, without an error, if %s', async (_what, state, indexedDB) => {
    Object.assign(globalThis, { indexedDB });
    start(segment(0, 1, state));
    leave();
    expect(await savedRecordings('app')).toEqual([]);
  });

  it('is one of the ten newest, or of the page that is open', async () => {
    for (let visit = 1; visit <= 13; visit++) await record(segment(0, visit));
    expect((await savedRecordings('app')).map(({ count }) => count)).toEqual([
      13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  it('goes on while the page is open', async () => {
    const open = segment(0, 2);
    const { change } = start(open);
    await saved(2);
    open.actions.push({ type: 'added', payload: 2 });
    open.times.push(9);
    change();
    await saved(3);
  });
});

describe('saved recordings', () => {
  it('are listed with the number of their actions, but for damaged ones and those of other versions', async () => {
    await set(`${OLD}/0`, textOf(segment(0, 3)), store());
    await set('2023-01-01T00:00:00.000Z abcd/0', '{', store());
    await set('2023-01-02T00:00:00.000Z abcd/0/0', textOf(segment(0, 3)), store());
    await record(segment(0, 100), segment(1, 4));
    expect(await savedRecordings('app')).toMatchObject([
      { count: 104 },
      { id: OLD, startedAt: Date.UTC(2024, 0), count: 3 },
    ]);
  });

  it('are damaged if a segment does not begin with a state of the app', async () => {
    await set(`${OLD}/0`, textOf(segment(0, 1, { count: 'none' })), store());
    expect(await savedLog({ id: OLD, startedAt: 0 }, counterHost())).toBe('damaged');
  });
});
