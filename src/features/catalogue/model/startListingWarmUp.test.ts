import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { productApi, type Product, type selectProducts } from '@/entities/product';
import { productList, productOf } from '@/entities/product/index.fixtures';
import { startListingWarmUp } from './startListingWarmUp';

const later = () => new Promise((resolve) => setTimeout(resolve));

const loaded = (products: Product[]) =>
  productApi.util.upsertQueryEntries([
    { endpointName: 'list', arg: undefined, value: productList(products) },
  ]);

/** A store with the effect, and a browser that becomes idle when the test says so. */
function openStore() {
  const listeners = createListenerMiddleware<Parameters<typeof selectProducts>[0]>();
  const actions: unknown[] = [];
  const noting: Middleware = () => (next) => (action) => (actions.push(action), next(action));
  const unchecked = { immutableCheck: false, serializableCheck: false };
  const store = configureStore({
    reducer: { [productApi.reducerPath]: productApi.reducer },
    middleware: (defaults) => defaults(unchecked).concat(listeners.middleware, noting),
  });
  const waiting: (() => void)[] = [];
  const idle = () => new Promise<void>((resolve) => waiting.push(resolve));
  const beIdle = async () => {
    waiting.splice(0).forEach((resolve) => resolve());
    await later();
    return waiting.length > 0;
  };
  const stop = startListingWarmUp(listeners.startListening, { idle });
  return { store, actions, beIdle, stop };
}

/** A list of one product, and how often its name is read. */
function watchedList(id = 'p1') {
  const read = jest.fn(() => 'Caneca');
  return { read, list: [Object.defineProperty(productOf({ id }), 'name', { get: read })] };
}

describe('the preparation of a list', () => {
  it('waits for the idle browser at each step, and says nothing', async () => {
    const { store, actions, beIdle } = openStore();
    const { read, list } = watchedList();
    store.dispatch(loaded(list));
    read.mockClear(); // What the store itself reads does not count.
    await later();
    expect(read).not.toHaveBeenCalled();
    const { length } = actions;
    let steps = 0;
    while (await beIdle()) steps++;
    expect(steps).toBeGreaterThan(3);
    expect(read).toHaveBeenCalledTimes(1);
    expect(actions).toHaveLength(length);
  });

  it('is given up for another list, and with the store', async () => {
    const { store, beIdle, stop } = openStore();
    const [old, present] = [watchedList(), watchedList('p2')];
    store.dispatch(loaded(old.list));
    await later();
    store.dispatch(loaded(present.list));
    old.read.mockClear(); // What the store itself reads does not count.
    while (await beIdle());
    expect(old.read).not.toHaveBeenCalled();
    expect(present.read).toHaveBeenCalled();
    const last = watchedList('p3');
    store.dispatch(loaded(last.list));
    last.read.mockClear();
    stop();
    while (await beIdle());
    expect(last.read).not.toHaveBeenCalled();
  });
});
