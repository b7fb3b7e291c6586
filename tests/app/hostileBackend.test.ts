/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productAdded, selectCartCount } from '@/entities/cart';
import { selectProductList } from '@/entities/product';
import { sampleProducts } from '@/entities/product/index.fixtures';
import { selectPageProducts } from '@/features/catalogue';
import { backendCases } from '../hostile/backendCases';
import { startBackend } from '../hostile/backendServer';
import { makeStore } from '@/app/redux/makeStore';
import { fakeWorld } from './testing/fakeWorld';
import { nextTask } from './testing/nextTask';

const { fetch } = globalThis;
let backend: Awaited<ReturnType<typeof startBackend>>;

beforeAll(async () => (backend = await startBackend()));
afterAll(() => backend.stop());
afterEach(() => localStorage.clear());

it.each(backendCases)('after $name the shop sells the valid products', async ({ answer, shows }) => {
  backend.use(answer);
  globalThis.fetch = () => fetch(backend.url);
  const { store, stop } = makeStore({ world: fakeWorld() });
  while (selectProductList(store.getState()) === undefined) await nextTask();
  const list = selectProductList(store.getState());
  expect(list).toMatchObject(
    shows === 'sample' ? { source: 'built-in' } : { source: 'backend', failure: null },
  );
  expect(list?.products).toHaveLength(shows === 'sample' ? sampleProducts().length : shows);
  const [first = null] = selectPageProducts(store.getState()) ?? [];
  store.dispatch(productAdded(first));
  expect(selectCartCount(store.getState())).toBe(first ? 1 : 0);
  stop();
});
