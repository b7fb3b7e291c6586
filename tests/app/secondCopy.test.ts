/** @jest-environment ./tests/app/testing/jsdom.ts */
import { orderPlaced, productAdded, productRemoved, quantityChanged, selectCartItems } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import type { SecondCopy } from 'shared-list';
import { closeStores, openStore } from './testing/openStore';

afterEach(closeStores);

/** A second copy that lasts as long as the test. */
function fakeCopy() {
  let kept: Awaited<ReturnType<SecondCopy['read']>> = null;
  const copy: SecondCopy = {
    read: () => Promise.resolve(kept),
    write: (texts) => (kept = texts),
  };
  return copy;
}

type Store = Awaited<ReturnType<typeof openStore>>['store'];
const add = (store: Store, ...ids: string[]) =>
  ids.forEach((id) => store.dispatch(productAdded(productOf({ id }))));
const cartOf = (store: Store) =>
  selectCartItems(store.getState()).map(({ id, quantity }) => `${id} ${quantity}`);
const saved = () => JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { id: string }[];

/**
 * A visit that begins with p1 and p2 on the disk, after which the browser is killed before it has written localStorage
 * again; then the next visit's store.
 */
async function afterKill(act: (store: Store) => void, secondCopy = fakeCopy()) {
  let time = 0;
  const visit = () => openStore({ secondCopy, tab: `tab ${++time}`, now: () => 1000 * time });
  const first = await visit();
  add(first.store, 'p1', 'p2');
  const onDisk = { ...localStorage } as Record<string, string>;
  act(first.store);
  localStorage.clear();
  for (const [key, text] of Object.entries(onDisk)) localStorage.setItem(key, text);
  return (await visit()).store;
}

it.each([
  ['an added product is back', productAdded(productOf({ id: 'p3' })), ['p1 1', 'p2 1', 'p3 1']],
  ['a removed one stays removed', productRemoved('p1'), ['p2 1']],
  ['a quantity is the last chosen one', quantityChanged({ id: 'p2', quantity: 4 }), ['p1 1', 'p2 4']],
  ['what was bought does not come back', orderPlaced(), []],
])('after the browser was killed before the cart was on the disk, %s', async (_what, event, expected) => {
  const store = await afterKill(({ dispatch }) => dispatch(event));
  expect(cartOf(store)).toEqual(expected);
  expect(saved()).toHaveLength(expected.length);
});
