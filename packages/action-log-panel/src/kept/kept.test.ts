/** @jest-environment ./tests/app/testing/jsdom.ts */
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { hexOf, SEGMENT_SIZE, type Segment } from 'action-log';
import { keptRecordings } from './kept';
import { keptLog } from './keptLog';
import { startMirror } from '../recording/mirror';
import { counterHost } from '../testing/counterHost';

const products = Array.from({ length: 1500 }, (_, at) => ({ id: `p${at}` }));
const put = (key: string, text: string) => set(key, text, createStore('app-log', 'recordings'));
const header = {
  app: { version: '1', commit: 'abc' },
  viewport: { width: 360, height: 640 },
  language: 'pt-BR',
};
const large = ['products'];
const newestFirst = async () =>
  (await keptRecordings(counterHost())).sort((one, other) => other.startedAt - one.startedAt);

function segment(number: number, actions: number): Segment {
  return {
    number,
    snapshot: { count: number, products },
    actions: Array.from({ length: actions }, (_, at) => ({ type: 'added', payload: at })),
    times: Array.from({ length: actions }, (_, at) => at),
    requests: [[0, { alert: 'ten' }]],
    marks: [[1, 'nota']],
    happened: [],
  };
}

/** The same as the text of an entry in IndexedDB. */
const textOf = ({ requests: asked, ...rest }: Segment) => JSON.stringify({ ...rest, asked });

/** Copies a recording to IndexedDB; resolves when all of it can be read back. */
async function keep(segments: Segment[]) {
  const count = segments.reduce((sum, { actions }) => sum + actions.length, 0);
  startMirror({ id: new Date().toISOString(), ...header, large })({
    segments,
    end: () => ({ count: 42, products }),
  });
  dispatchEvent(new Event('pagehide'));
  for (;;) {
    const kept = (await newestFirst()).find((one) => one.count === count);
    const log = kept && (await keptLog(kept, counterHost(), false));
    if (log && (log.preloadedState as { products: unknown[] }).products.length === products.length)
      return kept;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

describe('kept recordings', () => {
  it('are listed with their pages and the number of their actions', async () => {
    await put('2024-01-01T00:00:00.000Z abcd/0/0', JSON.stringify(segment(0, 3)));
    await put('2023-01-01T00:00:00.000Z abcd/0/0', '{');
    await keep([segment(0, SEGMENT_SIZE), segment(1, SEGMENT_SIZE), segment(2, 4)]);
    const kept = await newestFirst();
    expect(kept.map(({ count }) => count)).toEqual([2 * SEGMENT_SIZE + 4, 3]);
    expect(kept[1]).toMatchObject({ pages: ['de 0', 'a 3'], endedAt: 2, name: '' });
  });

  it('become logs that contain nothing of this build', async () => {
    const kept = await keep([segment(0, SEGMENT_SIZE), segment(1, 2)]);
    const log = await keptLog(kept, counterHost(), false);
    expect(log).toMatchObject({ ...header, url: 'http://localhost/0', screen: null, trail: [] });
    expect(log.preloadedState).toEqual({ count: 0, products });
    expect(log.actions).toHaveLength(SEGMENT_SIZE + 2);
    expect(log.hashes.map(([at]) => at)).toEqual([0, SEGMENT_SIZE, SEGMENT_SIZE + 2]);
    expect(log.hashes.at(-1)?.[1]).toBe(hexOf({ count: 42, products }));
    expect(log.requests).toHaveLength(2);
    expect(log.marks).toEqual([
      [1, 'nota'],
      [SEGMENT_SIZE + 1, 'nota'],
    ]);
    expect((await keptLog(kept, counterHost(), true)).actions[5]).toEqual({ type: 'added', payload: 0 });
  });

  it('have every other text under the key of a large list as it was', async () => {
    const state = { count: 0, products, filters: { products: 'all', page: 'list0', more: { products: [] } } };
    const kept = await keep([{ ...segment(0, 1), snapshot: state }]);
    expect((await keptLog(kept, counterHost(), false)).preloadedState).toEqual(state);
  });

  it('have the present list if theirs was too long', async () => {
    const id = '2024-01-01T00:00:00.000Z abcd';
    const text = textOf({ ...segment(0, 1), snapshot: { count: 0, products: 'list0' } });
    await put(`${id}/0/0`, text);
    const [kept] = await newestFirst();
    expect(kept).toMatchObject({ id, startedAt: Date.UTC(2024, 0), count: 1 });
    const log = kept && (await keptLog(kept, counterHost(), false));
    expect(log?.preloadedState).toEqual({ count: 0, products: ['present'] });
    expect(log?.hashes).toHaveLength(1); // An older build did not keep the end.
  });

  it.each([5, { count: 'none' }])(
    'are damaged if a segment does not begin with a state: %j',
    async (snapshot) => {
      const id = '2024-01-01T00:00:00.000Z abcd';
      await put(`${id}/0/0`, textOf({ ...segment(0, 1), snapshot }));
      const [kept] = await newestFirst();
      await expect(kept && keptLog(kept, counterHost(), false)).rejects.toThrow('not begin with a state');
    },
  );

  it('are an empty list if storage is forbidden', async () => {
    Object.assign(globalThis, { indexedDB: undefined });
    expect(await newestFirst()).toEqual([]);
  });
});
