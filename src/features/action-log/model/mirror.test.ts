import 'fake-indexeddb/auto';
import { keptRecordings, readRecording, startMirror } from './mirror';
import { SEGMENT_SIZE, type Recording, type Segment } from './recorder';

const products = Array.from({ length: 2500 }, (_, at) => ({ id: `p${at}` }));

function segment(number: number, actions = 1): Segment {
  return {
    number,
    snapshot: { product: { products }, count: number * SEGMENT_SIZE },
    actions: Array.from({ length: actions }, (_, at) => ({ type: 'counted', payload: { at, products } })),
    times: Array.from({ length: actions }, () => 1),
    asked: [[0, { answer: { products } }]],
    marks: [[0, 'nota']],
  };
}

/** Until the database has said so: it answers in tasks of its own. */
async function until<Value>(read: () => Promise<Value>, isThere: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isThere(value)) return value;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const leave = () => dispatchEvent(new Event('pagehide'));
const newest = async () => (await keptRecordings()).at(-1) ?? '';
const read = async () => readRecording(await newest(), []);
const hasAll = ({ segments }: Recording) =>
  segments.length > 0 &&
  segments.every(
    (one) =>
      (one.snapshot as { product: typeof one & { products: unknown[] } }).product.products.length === 2500,
  );

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

describe('the copy of a recording', () => {
  it('is found again after the page is left, the products in it', async () => {
    const recording = { segments: [segment(0, SEGMENT_SIZE), segment(1, 2)] };
    const changed = startMirror();
    changed(recording);
    leave();
    expect(await until(read, hasAll)).toEqual(recording);
  });

  it('follows without the page being left', async () => {
    const recording = { segments: [segment(0)] };
    startMirror()(recording);
    expect(await until(read, hasAll)).toEqual(recording);
  });

  it('goes on, and loses what the ring lost', async () => {
    const recording = { segments: [segment(0, SEGMENT_SIZE)] };
    const changed = startMirror();
    changed(recording);
    leave();
    await until(read, hasAll);
    recording.segments = [segment(1, SEGMENT_SIZE), segment(2)];
    changed(recording);
    leave();
    const numbers = async () => (await read()).segments.map(({ number }) => number);
    expect(await until(numbers, (now) => now.join() === '1,2')).toEqual([1, 2]);
  });

  it('takes the present products where the list was too long to copy', async () => {
    const long = Array.from({ length: 10_001 }, (_, at) => ({ id: `p${at}` }));
    startMirror()({ segments: [{ ...segment(0), snapshot: { products: long }, actions: [], asked: [] }] });
    leave();
    const present = [{ id: 'here' }];
    const found = await until(
      async () => readRecording(await newest(), present),
      ({ segments }) => segments.length > 0,
    );
    expect(found.segments[0]?.snapshot).toEqual({ products: present });
  });

  it('is one of the ten newest', async () => {
    for (let visit = 0; visit < 12; visit++) {
      startMirror()({ segments: [segment(0)] });
      leave();
      await until(keptRecordings, (ids) => ids.length >= Math.min(visit + 1, 10));
      await new Promise((resolve) => setTimeout(resolve, 2)); // Named by the millisecond.
    }
    expect((await until(keptRecordings, (ids) => ids.length <= 11)).length).toBeGreaterThanOrEqual(10);
  });
});

describe('where IndexedDB is missing', () => {
  it('nothing is copied, and nothing fails', () => {
    Object.assign(globalThis, { indexedDB: undefined });
    expect(() => startMirror()({ segments: [segment(0)] })).not.toThrow();
  });
});
