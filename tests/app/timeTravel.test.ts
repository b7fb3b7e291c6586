/** @jest-environment ./tests/app/testing/jsdom.ts */
import { devToolsOf } from './testing/devTools';
import {
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  selectCartItems,
  selectRemovedName,
} from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { fakeStorage } from './testing/fakeStorage';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore } from './testing/openStore';
import { makeStore } from '@/app/redux/makeStore';

const CART = 'canecamisa:cart';

/** A store with DevTools: p1 was added, p2 added and p1 removed; `start` is the index of the action before these. */
async function openLog() {
  const { storage, read, writes } = fakeStorage();
  const { store, world, requests } = await openStore({ storage });
  const tools = devToolsOf(store);
  const start = tools.count();
  store.dispatch(productAdded(productOf({ id: 'p1' })));
  store.dispatch(productAdded(productOf({ id: 'p2', name: 'Caneca 2' })));
  store.dispatch(productRemoved('p1'));
  await nextTask();
  const cart = () => selectCartItems(store.getState()).map(({ id }) => id);
  const saved = () => (read(CART) as { id: string }[]).map(({ id }) => id);
  return { store, world, requests, tools, start, cart, saved, writes };
}

afterEach(() => {
  closeStores();
  jest.useRealTimers();
});

describe('an event while the past is shown', () => {
  it('is handled and saved from the present', async () => {
    const { store, world, tools, cart, saved } = await openLog();
    tools.jump(0);
    store.dispatch(quantityChanged({ id: 'p2', quantity: 3 }));
    store.dispatch(productRemoved('p1'));
    store.dispatch({ type: 'cart/productAdded', payload: { ...selectCartItems(store.getState())[0] } });
    await nextTask();
    expect(cart()).toEqual([]);
    expect(saved()).toEqual(['p2']);
    expect(world.alerts).toEqual([
      'Produto Removido com sucesso!',
      'Erro na remoção do produto',
      'Erro na adição do produto',
    ]);
    tools.jump(tools.count());
    expect(selectCartItems(store.getState())).toMatchObject([{ id: 'p2', quantity: 3 }]);
  });

  it('does not write the past over the present', async () => {
    const { store, tools, start, saved } = await openLog();
    tools.jump(start + 1);
    store.dispatch(productAdded(productOf({ id: 'p5' })));
    await nextTask();
    expect(saved()).toEqual(['p2', 'p5']);
  });
});

describe('a wait while the past is shown', () => {
  it('of the checkout ends in the present', async () => {
    const { store, tools, start } = await openLog();
    jest.useFakeTimers();
    store.dispatch(orderPlaced());
    tools.jump(start);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tools.count()).toBe(start + 4);
    tools.jump(tools.count());
    await jest.advanceTimersByTimeAsync(0);
    expect(selectIsWaiting(store.getState())).toBe(false);
    expect(selectPathname(store.getState())).toBe('/');
    expect(tools.count()).toBe(start + 5);
  });

  it('of the undo offer ends in the present', async () => {
    const { store, tools, start } = await openLog();
    jest.useFakeTimers();
    store.dispatch(productRemoved('p2'));
    tools.jump(start + 4);
    tools.jump(start);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tools.count()).toBe(start + 4);
    tools.jump(tools.count());
    expect(selectRemovedName(store.getState())).toBe('Caneca 2');
    await jest.advanceTimersByTimeAsync(0);
    expect(selectRemovedName(store.getState())).toBeUndefined();
  });

  it('continues after an imported log was shown', async () => {
    const { store, tools } = await openLog();
    jest.useFakeTimers();
    store.dispatch(orderPlaced());
    const { store: foreign } = makeStore();
    tools.importLog([foreign.getState(), foreign.getState()], [{ type: '@@INIT' }, { type: 'foreign' }]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tools.count()).toBe(1);
  });
});
