import { configureStore } from '@reduxjs/toolkit';
import { createShownStore } from './shownStore';

const counted = { type: 'counted' };

function open() {
  const inner = configureStore({
    reducer: (state: number = 0, { type }: { type: string }) => (type === 'counted' ? state + 1 : state),
  });
  const shown = createShownStore(inner);
  let calls = 0;
  const stop = shown.subscribe(() => calls++);
  return { inner, shown, seen: () => [shown.getState(), calls, shown.isPreviewing()], stop };
}

it('the shown store shows the state of the store', () => {
  const { shown, seen, stop } = open();
  shown.dispatch(counted);
  expect(seen()).toEqual([1, 1, false]);
  stop();
  shown.dispatch(counted);
  expect(seen()).toEqual([2, 1, false]);
});

it.each([7, 0])(
  'the shown store shows the state %i instead, drops actions of the screen, and the store continues unseen',
  (state) => {
    const { inner, shown, seen } = open();
    shown.show(state);
    expect(seen()).toEqual([state, 1, true]);
    expect(shown.dispatch(counted)).toBe(counted);
    inner.dispatch(counted);
    inner.dispatch(counted);
    expect(seen()).toEqual([state, 1, true]);
    shown.show(null);
    expect(seen()).toEqual([2, 2, false]);
  },
);
