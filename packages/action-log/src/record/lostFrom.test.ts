import { lostFrom } from './lostFrom';
import type { Segment } from './recorder';

const recording = (snapshot: unknown, ...actions: unknown[]) => ({
  segments: [{ snapshot, actions } as Segment<unknown>],
});

const cycle: Record<string, unknown> = { name: 'one' };
cycle.self = { parts: [cycle] };

it.each([
  ['a date', { cart: { openedAt: new Date(0) } }, 'cart.openedAt (Date)'],
  ['a map in a list', { rows: [1, new Map()] }, 'rows.1 (Map)'],
  ['a whole number of any size', { total: 12n }, 'total (bigint)'],
  ['a function', { then: () => {} }, 'then (function)'],
  ['a value that contains itself', { tree: cycle }, 'tree.self.parts.0 (cycle)'],
])('names what a file does not keep: %s', (_what, state, lost) => {
  expect(lostFrom(recording(state))).toEqual([lost]);
  expect(lostFrom(recording({}, { type: 'set', payload: state }))).toEqual([`set.payload.${lost}`]);
  expect(lostFrom(recording({}, { type: 'set', meta: state }))).toEqual([`set.meta.${lost}`]);
});

it('finds nothing in JSON, in what a file puts back, in a value that two places share, and in what RTK Query notes of a request', () => {
  const shared = { id: 1 };
  const baseQueryMeta = { sentAt: new Date(0) };
  const action = { type: 'api/fulfilled', payload: null, meta: { requestId: 'a', baseQueryMeta } };
  expect(lostFrom(recording({ one: shared, other: [shared], sum: NaN }, action))).toEqual([]);
});

it('names all, each once', () => {
  const set = { type: 'set', payload: new Set() };
  expect(lostFrom(recording({ at: new Date(0), by: 1n }, set, set))).toEqual([
    'at (Date)',
    'by (bigint)',
    'set.payload (Set)',
  ]);
});
