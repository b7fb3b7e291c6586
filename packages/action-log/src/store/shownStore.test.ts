import { configureStore } from '@reduxjs/toolkit';
import { createShownStore } from './shownStore';

function open() {
  const inner = configureStore({
    reducer: (state: number = 0, { type }: { type: string }) => (type === 'counted' ? state + 1 : state),
  });
  const shown = createShownStore(inner);
  let told = 0;
  const stop = shown.subscribe(() => told++);
  return { inner, shown, told: () => told, stop };
}

const counted = { type: 'counted' };

describe('a store with nothing laid over it', () => {
  it('is the store', () => {
    const { shown, told, stop } = open();
    shown.dispatch(counted);
    expect([shown.getState(), told(), shown.isPreviewing()]).toEqual([1, 1, false]);
    stop();
    shown.dispatch(counted);
    expect(told()).toBe(1);
  });
});

describe('a store with a state laid over it', () => {
  it('shows that state, and lives on underneath unseen', () => {
    const { inner, shown, told } = open();
    shown.show(7);
    expect([shown.getState(), told(), shown.isPreviewing()]).toEqual([7, 1, true]);
    inner.dispatch(counted);
    expect([shown.getState(), told()]).toEqual([7, 1]);
    shown.show(null);
    expect([shown.getState(), told(), shown.isPreviewing()]).toEqual([1, 2, false]);
  });

  it('holds back what is done on the screen', () => {
    const { inner, shown } = open();
    shown.show(7);
    expect(shown.dispatch(counted)).toBe(counted);
    shown.show(null);
    expect(inner.getState()).toBe(0);
  });

  it('can be a falsy state', () => {
    const { inner, shown } = open();
    inner.dispatch(counted);
    shown.show(0);
    expect(shown.getState()).toBe(0);
    expect(shown.dispatch(counted)).toBe(counted);
    expect(inner.getState()).toBe(1);
  });
});
