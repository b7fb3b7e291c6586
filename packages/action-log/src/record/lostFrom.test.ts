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
  expect(lostFrom(recording(state))).toBe(lost);
  expect(lostFrom(recording({}, { type: 'set', payload: state }))).toBe(`set.payload.${lost}`);
  expect(lostFrom(recording({}, { type: 'set', meta: state }))).toBe(`set.meta.${lost}`);
});

it('finds nothing in JSON, in a value that two places share, and in what RTK Query notes of a request', () => {
  const shared = { id: 1 };
  const baseQueryMeta = { sentAt: new Date(0) };
  const action = { type: 'api/fulfilled', payload: null, meta: { requestId: 'a', baseQueryMeta } };
  expect(lostFrom(recording({ one: shared, other: [shared], none: undefined }, action))).toBeNull();
});
