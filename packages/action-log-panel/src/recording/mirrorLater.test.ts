/** @jest-environment ./tests/app/testing/jsdom.ts */
import 'fake-indexeddb/auto';
import { counterShop } from '../testing/counterShop';
import { keptRecordings } from './kept';
import { keptLog } from './keptLog';
import { mirrorLater } from './mirrorLater';
import type { Recording } from 'action-log';

const header = {
  id: '2026-01-01T00:00:00.000Z abcd',
  app: { version: '1', commit: 'abc' },
  viewport: { width: 360, height: 640 },
  language: 'pt-BR',
};

const recording = (count: number): Recording => ({
  segments: [
    {
      number: 0,
      snapshot: { count: 0, products: [] },
      actions: Array.from({ length: count }, (_, at) => ({ type: 'added', payload: at })),
      times: Array.from({ length: count }, (_, at) => at),
      asked: [],
      marks: [],
      happened: [],
    },
  ],
  end: () => ({ count: 7 }),
});

/** Waits until so many actions are kept: IndexedDB answers in later tasks. */
async function untilKept(count: number): Promise<void> {
  for (;;) {
    dispatchEvent(new Event('pagehide'));
    const [newest] = await keptRecordings(counterShop());
    const log = newest && (await keptLog(newest, counterShop(), false));
    if (log?.actions.length === count) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

it('keeps what happened before the page had time for it, and what happens then', async () => {
  let isReady = () => {};
  const keep = mirrorLater(header, new Promise<void>((resolve) => (isReady = resolve)));
  keep(recording(2));
  expect(await keptRecordings(counterShop())).toEqual([]);
  isReady();
  await untilKept(2);
  keep(recording(3));
  await untilKept(3);
});

it('keeps nothing where there is nothing to keep, or no time', async () => {
  mirrorLater(header, Promise.resolve());
  mirrorLater(header, Promise.reject(new Error('left')))(recording(2));
  await new Promise((resolve) => setTimeout(resolve));
  dispatchEvent(new Event('pagehide'));
  expect(await keptRecordings(counterShop())).toEqual([]);
});
