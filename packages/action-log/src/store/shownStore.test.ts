import { configureStore } from '@reduxjs/toolkit';
import { createShownStore } from './shownStore';

function open() {
  const inner = configureStore({
    reducer: (state: number = 0, { type }: { type: string }) => (type === 'counted' ? state + 1 : state),
  });
  const shown = createShownStore(inner);
  let calls = 0;
  const stop = shown.subscribe(() => calls++);
  return { inner, shown, calls: () => calls, stop };
}

const counted = { type: 'counted' };

describe('without a preview', () => {
  it('shows the store', () => {
    const { shown, calls, stop } = open();
    shown.dispatch(counted);
    expect([shown.getState(), calls(), shown.isPreviewing()]).toEqual([1, 1, false]);
    stop();
    shown.dispatch(counted);
    expect(calls()).toBe(1);
  });
});

describe('with a preview', () => {
  it('shows that state, while the store goes on unseen', () => {
    const { inner, shown, calls } = open();
    shown.show(7);
    expect([shown.getState(), calls(), shown.isPreviewing()]).toEqual([7, 1, true]);
    inner.dispatch(counted);
    expect([shown.getState(), calls()]).toEqual([7, 1]);
    shown.show(null);
    expect([shown.getState(), calls(), shown.isPreviewing()]).toEqual([1, 2, false]);
  });

  it('drops actions of the screen', () => {
    const { inner, shown } = open();
    shown.show(7);
    expect(shown.dispatch(counted)).toBe(counted);
    shown.show(null);
    expect(inner.getState()).toBe(0);
  });

  it('may be a falsy state', () => {
    const { inner, shown } = open();
    inner.dispatch(counted);
    shown.show(0);
    expect(shown.getState()).toBe(0);
    expect(shown.dispatch(counted)).toBe(counted);
    expect(inner.getState()).toBe(1);
  });
});
