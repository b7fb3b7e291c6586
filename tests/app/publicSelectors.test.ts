/** @jest-environment ./tests/app/testing/jsdom.ts */
import * as cart from '@/entities/cart';
import * as product from '@/entities/product';
import { productOf } from '@/entities/product/index.fixtures';
import * as catalogue from '@/features/catalogue';
import * as checkout from '@/features/checkout';
import * as navigation from '@/shared/navigation';
import type { RootState } from '@/app/redux/rootReducer';
import { closeStores, openStore } from './testing/openStore';

type Selector = (state: RootState, ...given: never[]) => unknown;
type SelectorsOf<Slice> = {
  [Name in keyof Slice as Name extends `select${string}` ? Name : never]: Slice[Name];
};
const selectorsOf = <Slice extends object>(slice: Slice) =>
  Object.fromEntries(
    Object.entries(slice).filter(([name]) => name.startsWith('select')),
  ) as SelectorsOf<Slice>;

// No slice knows the root state; here the compiler checks that each public selector accepts it.
const selectors: Record<string, Selector> = {
  ...selectorsOf(cart),
  ...selectorsOf(product),
  ...selectorsOf(catalogue),
  ...selectorsOf(checkout),
  ...selectorsOf(navigation),
};

afterEach(closeStores);

it('the public selectors give the same for the same state', async () => {
  const { store } = await openStore();
  store.dispatch(cart.productAdded(productOf()));
  const state = store.getState();
  const all = Object.entries(selectors).map(
    ([name, select]) => [name, (given: RootState) => select(given, productOf() as never)] as const,
  );
  expect(all.length).toBeGreaterThan(20);
  for (const [name, select] of all) expect([name, select({ ...state })]).toEqual([name, select(state)]);
  const references = all.filter(([, select]) => Object(select(state)) === select(state));
  expect(references.length).toBeGreaterThan(5);
  for (const [name, select] of references)
    expect([name, select({ ...state }) === select(state)]).toEqual([name, true]);
});
