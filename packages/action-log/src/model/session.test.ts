import type { UnknownAction } from 'redux';
import { continuable, pageLoaded, sessionContinued } from './session';

interface State {
  count: number;
  page: number;
}

const count = (state: State = { count: 0, page: 1 }, { type }: UnknownAction): State =>
  type === 'counted' ? { ...state, count: state.count + 1 } : state;
const reducer = continuable(count, (from, own) => ({ ...from, page: own.page }));
const [own, from] = [
  { count: 5, page: 7 },
  { count: 3, page: 2 },
];

it('a session continues from another state, of which the app adopts what it wants', () => {
  expect(reducer(own, sessionContinued(from))).toEqual({ count: 3, page: 7 });
  expect(continuable(count)(own, sessionContinued(from))).toBe(from);
});

it('a page load begins with its own state', () => {
  expect(reducer(own, pageLoaded(from))).toBe(from);
});

it('other actions reach the reducer, and a new store has its first state', () => {
  expect(reducer(own, { type: 'counted' })).toEqual({ count: 6, page: 7 });
  expect(reducer(undefined, sessionContinued(from))).toEqual({ count: 0, page: 1 });
});
