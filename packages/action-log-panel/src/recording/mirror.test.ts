/** @jest-environment ./tests/app/testing/jsdom.ts */
import 'fake-indexeddb/auto';
import type { Log } from 'action-log';
import { keptRecordings } from '../kept/kept';
import { keptLog } from '../kept/keptLog';
import { startMirror } from './mirror';
import { SEGMENT_SIZE, type Recording, type Segment } from 'action-log';
import { counterHost } from '../testing/counterHost';

const header = {
  app: { version: '1', commit: 'abc' },
  viewport: { width: 360, height: 640 },
  language: 'pt-BR',
};
const large = ['products'];
const products = Array.from({ length: 2500 }, (_, at) => ({ id: `p${at}` }));

function segment(number: number, length: number, list: unknown[] = products): Segment {
  return {
    number,
    snapshot: { count: number * SEGMENT_SIZE, products: list },
    actions: Array.from({ length }, (_, at) => ({ type: 'added', payload: number * SEGMENT_SIZE + at })),
    times: Array.from({ length }, (_, at) => at),
    requests: [[0, { alert: 'ten' }]],
    marks: [[0, `nota ${number}`]],
    happened: [],
  };
}

const leave = () => dispatchEvent(new Event('pagehide'));
const all = async () =>
  (await keptRecordings(counterHost())).sort((one, other) => other.startedAt - one.startedAt);

/** Waits until the newest kept log is as expected: IndexedDB answers in later tasks. */
async function kept(isThere: (log: Log) => boolean): Promise<Log> {
  for (;;) {
    const [newest] = await all();
    const log = newest && (await keptLog(newest, counterHost(), false));
    if (log && isThere(log)) return log;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const payloads = (log: Log) => log.actions.map(({ payload }) => payload);
const end = () => ({ count: 7 });
const has = (count: number) => (log: Log) =>
  log.actions.length === count &&
  (log.preloadedState as { products: unknown[] }).products.length === products.length;

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

describe('the copy of a recording', () => {
  it('exists after the page is left, with its large lists', async () => {
    startMirror({ id: new Date().toISOString(), ...header, large })({
      segments: [segment(0, SEGMENT_SIZE), segment(1, 2)],
      end,
    });
    leave();
    const log = await kept(has(SEGMENT_SIZE + 2));
    expect(log).toMatchObject({ ...header, preloadedState: { count: 0, products } });
    expect(log.marks).toEqual([
      [0, 'nota 0'],
      [SEGMENT_SIZE, 'nota 1'],
    ]);
  });

  it('is written while the page is open, too', async () => {
    startMirror({ id: new Date().toISOString(), ...header, large })({ segments: [segment(0, 3)], end });
    expect(payloads(await kept(has(3)))).toEqual([0, 1, 2]);
  });

  it('is completed by the next page of the tab if the page went into the page cache', async () => {
    const options = { id: new Date().toISOString(), ...header, large };
    startMirror(options)({ segments: [segment(0, 3)], end });
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(await all()).toEqual([]);
    startMirror({ ...options, id: 'later' });
    expect(payloads(await kept(has(3)))).toEqual([0, 1, 2]);
  });

  it('goes on: an entry is written once', async () => {
    const open = segment(0, 3);
    const recording: Recording = { segments: [open], end };
    const changed = startMirror({ id: new Date().toISOString(), ...header, large });
    changed(recording);
    leave();
    await kept(has(3));
    open.actions.push({ type: 'added', payload: 3 });
    open.times.push(7);
    open.requests.push([3, { alert: 'four' }]);
    open.marks.push([4, 'quatro']);
    open.happened.push([4, { click: { role: 'button', name: 'Voltar' } }]);
    changed(recording);
    leave();
    const log = await kept(has(4));
    expect(payloads(log)).toEqual([0, 1, 2, 3]);
    expect(log.requests.map(([index]) => index)).toEqual([0, 3]);
    expect(log.marks.map(([, text]) => text)).toEqual(['nota 0', 'quatro']);
    expect(log.happened).toEqual([[4, { click: { role: 'button', name: 'Voltar' } }]]);
  });

  it('drops what the recording dropped', async () => {
    const recording = { segments: [segment(0, SEGMENT_SIZE)], end };
    const changed = startMirror({ id: new Date().toISOString(), ...header, large });
    changed(recording);
    leave();
    await kept(has(SEGMENT_SIZE));
    recording.segments = [segment(1, SEGMENT_SIZE), segment(2, 1)];
    changed(recording);
    leave();
    const log = await kept(has(SEGMENT_SIZE + 1));
    expect(log.preloadedState).toEqual({ count: SEGMENT_SIZE, products });
  });

  it('has no list of more than ten thousand rows', async () => {
    const long = Array.from({ length: 10_001 }, (_, at) => ({ id: `p${at}` }));
    startMirror({ id: new Date().toISOString(), ...header, large })({ segments: [segment(0, 1, long)], end });
    leave();
    expect((await kept(({ actions }) => actions.length === 1)).preloadedState).toEqual({
      count: 0,
      products: ['present'],
    });
  });

  it('is left out, without an error, if a state cannot be written as JSON', async () => {
    const errors = jest.fn();
    addEventListener('error', errors);
    const changed = startMirror({ id: new Date().toISOString(), ...header });
    changed({ segments: [{ ...segment(0, 1), snapshot: { count: 1n } }], end });
    leave();
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect(await all()).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('is one of the ten newest, or of the page that is open', async () => {
    for (let visit = 0; visit < 13; visit++) {
      startMirror({ id: new Date().toISOString(), ...header, large })({
        segments: [segment(0, visit + 1)],
        end,
      });
      leave();
      await kept(has(visit + 1));
    }
    const counts = (await all()).map(({ count }) => count);
    expect(counts).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
});

describe('without IndexedDB', () => {
  it('nothing is copied, and nothing fails', () => {
    Object.assign(globalThis, { indexedDB: undefined });
    expect(() =>
      startMirror({ id: new Date().toISOString(), ...header, large })({ segments: [segment(0, 1)], end }),
    ).not.toThrow();
  });
});
