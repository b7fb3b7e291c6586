/** @jest-environment ./tests/app/testing/jsdom.ts */
import { orderPlaced, productAdded, productRemoved, removalUndone, selectRemovedName } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { closeStores, openStore } from './testing/openStore';

const shirt = productOf({ id: 'p1', name: 'Camiseta 1' });
const mug = productOf({ id: 'p2', name: 'Caneca 2' });

/** A store with products p1 and p2 in its cart, and fake timers. */
async function openWithTwo() {
  const { store } = await openStore();
  jest.useFakeTimers();
  [shirt, mug].forEach((product) => store.dispatch(productAdded(product)));
  return store;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

afterEach(() => {
  closeStores();
  jest.useRealTimers();
});

describe('the offer to undo a removal', () => {
  it('lasts ten seconds after the last removal', async () => {
    const store = await openWithTwo();
    store.dispatch(productRemoved('p1'));
    await pass(6_000);
    store.dispatch(productRemoved('p2'));
    await pass(1);
    expect(jest.getTimerCount()).toBe(1);
    await pass(9_998);
    expect(selectRemovedName(store.getState())).toBe('Caneca 2');
    await pass(1);
    expect(selectRemovedName(store.getState())).toBeUndefined();
  });

  it('is not prolonged by removing an item that is absent', async () => {
    const store = await openWithTwo();
    store.dispatch(productRemoved('p1'));
    await pass(6_000);
    store.dispatch(productRemoved('p1'));
    await pass(4_000);
    expect(selectRemovedName(store.getState())).toBeUndefined();
  });

  it('adds no event after it was accepted', async () => {
    const store = await openWithTwo();
    store.dispatch(productRemoved('p1'));
    store.dispatch(removalUndone());
    const before = store.getState();
    await pass(20_000);
    expect(store.getState()).toBe(before);
  });

  it('begins when the alert is closed', async () => {
    const painting: (() => void)[] = [];
    const painted = () => new Promise<void>((resolve) => painting.push(resolve));
    const { store } = await openStore({ painted });
    jest.useFakeTimers();
    store.dispatch(productAdded(shirt));
    store.dispatch(productRemoved('p1'));
    await pass(60_000);
    expect(selectRemovedName(store.getState())).toBe('Camiseta 1');
    painting.forEach((done) => done());
    await pass(10_000);
    expect(selectRemovedName(store.getState())).toBeUndefined();
  });
});

it('the wait of the checkout lasts five seconds, however often the order is placed, and begins again with the next order', async () => {
  const store = await openWithTwo();
  store.dispatch(orderPlaced());
  await pass(3_000);
  store.dispatch(orderPlaced());
  await pass(1_999);
  expect(selectIsWaiting(store.getState())).toBe(true);
  expect(selectPathname(store.getState())).toBe('/cart');
  await pass(1);
  expect(selectIsWaiting(store.getState())).toBe(false);
  expect(selectPathname(store.getState())).toBe('/');
  expect(jest.getTimerCount()).toBe(0);
  store.dispatch(productAdded(productOf({ id: 'p3' })));
  store.dispatch(orderPlaced());
  expect(selectIsWaiting(store.getState())).toBe(true);
  await pass(5_000);
  expect(selectIsWaiting(store.getState())).toBe(false);
});
