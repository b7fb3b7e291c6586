/** @jest-environment ./tests/app/testing/jsdom.ts */
import 'fake-indexeddb/auto';
import { keptRecordings } from '../kept/kept';
import { keptLog } from '../kept/keptLog';
import { mirrorLater } from './mirrorLater';
import type { Recording } from 'action-log';
import { counterHost } from '../testing/counterHost';

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
      requests: [],
      marks: [],
      happened: [],
    },
  ],
  end: () => ({ count: 7 }),
});

/** Waits until this number of actions is kept: IndexedDB answers in later tasks. */
async function untilKept(count: number): Promise<void> {
  for (;;) {
    dispatchEvent(new Event('pagehide'));
    const [newest] = await keptRecordings(counterHost());
    const log = newest && (await keptLog(newest, counterHost(), false));
    if (log?.actions.length === count) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

it('keeps what happened before the page was idle, and after', async () => {
  let isReady = () => {};
  const keep = mirrorLater(header, new Promise<void>((resolve) => (isReady = resolve)));
  keep(recording(2));
  expect(await keptRecordings(counterHost())).toEqual([]);
  isReady();
  await untilKept(2);
  keep(recording(3));
  await untilKept(3);
});

it('keeps nothing if nothing happened, or if the page is left before it is idle', async () => {
  mirrorLater(header, Promise.resolve());
  mirrorLater(header, Promise.reject(new Error('left')))(recording(2));
  await new Promise((resolve) => setTimeout(resolve));
  dispatchEvent(new Event('pagehide'));
  expect(await keptRecordings(counterHost())).toEqual([]);
});
