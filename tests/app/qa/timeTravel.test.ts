/** @jest-environment ./tests/testing/app/jsdom.ts */
import { devToolsOf } from '../../testing/app/storeDevTools';
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
import { locationChanged, selectPathname } from '@/shared/navigation';
import { fakeStorage } from '../../testing/app/fakeStorage';
import { closeStores, nextTask, openStore } from '../../testing/app/openStore';
import { makeStore } from '@/app/redux/makeStore';

const CART = 'canecamisa:cart';

/** A store with DevTools: p1 was added, p2 added, p1 removed; `start` is the index of the action before. */
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
  /** What has happened outside of the store. */
  const traces = () => ({
    alerts: [...world.alerts],
    counts: [writes.length, requests.length, history.length],
  });
  return { store, world, tools, start, cart, saved, traces };
}

afterEach(() => {
  closeStores();
  jest.useRealTimers();
});

type Opened = Awaited<ReturnType<typeof openLog>>;

/** How DevTools show the past, in which p2 is not in the cart, and the present again. */
const ways: Record<string, [show: (opened: Opened) => void, goBack: (opened: Opened) => void]> = {
  'a jump': [({ tools, start }) => tools.jump(start), ({ tools }) => tools.jump(tools.count())],
  'a skipped action': [
    ({ tools, start }) => tools.toggle(start + 2),
    ({ tools, start }) => tools.toggle(start + 2),
  ],
};

describe.each(Object.entries(ways))('while %s shows the past', (_way, [show, goBack]) => {
  it('nothing happens while the past is shown', async () => {
    const opened = await openLog();
    const { tools, cart, traces } = opened;
    jest.useFakeTimers();
    const [before, count] = [traces(), tools.count()];
    show(opened);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(cart()).toEqual([]);
    goBack(opened);
    await jest.advanceTimersByTimeAsync(100_000);
    expect([cart(), traces(), tools.count()]).toEqual([['p2'], before, count]);
  });

  it("what a shopper does changes the shopper's own cart, and is saved", async () => {
    const opened = await openLog();
    const { store, world, cart, saved } = opened;
    show(opened);
    store.dispatch(quantityChanged({ id: 'p2', quantity: 3 }));
    store.dispatch(productRemoved('p1'));
    store.dispatch(productAdded(productOf({ id: 'p5' })));
    await nextTask();
    expect(cart()).not.toContain('p2');
    expect(saved()).toEqual(['p2', 'p5']);
    expect(world.alerts).toEqual(['Produto Removido com sucesso!', 'Erro na remoção do produto']);
    goBack(opened);
    expect(selectCartItems(store.getState())).toMatchObject([{ id: 'p2', quantity: 3 }, { id: 'p5' }]);
  });

  it('a running order waits, and ends in the present', async () => {
    const opened = await openLog();
    const { store, tools, start, traces } = opened;
    jest.useFakeTimers();
    store.dispatch(orderPlaced());
    const before = traces();
    show(opened);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([tools.count(), traces()]).toEqual([start + 4, before]);
    goBack(opened);
    await jest.advanceTimersByTimeAsync(0);
    expect(selectIsWaiting(store.getState())).toBe(false);
    expect(selectPathname(store.getState())).toBe('/');
    expect(tools.count()).toBe(start + 5);
  });
});

it('the offer to undo that expires while the past is shown disappears in the present', async () => {
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

it('an imported session is shown, a running wait does not act on it, and nothing else happens', async () => {
  const { store, tools, cart, traces } = await openLog();
  jest.useFakeTimers();
  store.dispatch(orderPlaced());
  const before = traces();
  tools.importActions(makeStore().store.getState(), [productAdded(productOf({ id: 'p7' }))]);
  await jest.advanceTimersByTimeAsync(100_000);
  expect([cart(), traces(), tools.count()]).toEqual([['p7'], before, 1]);
  expect(selectPathname(store.getState())).toBe('/cart');
});

it('a live arrival is shown as soon as the world has an image of the page before, and a jump at once, without an image', async () => {
  const arrivals: (() => void)[] = [];
  const { store } = await openStore({ showArrival: (_arrival, show) => arrivals.push(show) > 0 });
  const tools = devToolsOf(store);
  const shown: string[] = [];
  store.subscribe(() => shown.push(selectPathname(store.getState())));
  store.dispatch(locationChanged({ to: '/cart', arrival: 'pushed' }));
  expect([selectPathname(store.getState()), location.pathname]).toEqual(['/cart', '/cart']);
  expect(shown).toEqual([]);
  arrivals[0]?.();
  expect(shown).toEqual(['/cart']);
  tools.jump(tools.count() - 1);
  tools.jump(tools.count());
  expect(shown.slice(1)).toEqual(['/', '/cart']);
  expect(arrivals).toHaveLength(1);
});
