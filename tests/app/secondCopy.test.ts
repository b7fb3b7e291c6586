/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productAdded, productRemoved, quantityChanged, selectCartItems } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import type { SecondCopy } from 'shared-list';
import { closeStores, openStore } from './testing/openStore';
import { savedCart } from './testing/shown';

afterEach(closeStores);

/** A second copy that lasts as long as the test. */
function fakeCopy(): SecondCopy {
  let kept: Awaited<ReturnType<SecondCopy['read']>> = null;
  return { read: () => Promise.resolve(kept), write: (texts) => (kept = texts) };
}

it('what a browser had not written to the disk when it was killed comes from the second copy', async () => {
  const secondCopy = fakeCopy();
  const first = await openStore({ secondCopy, tab: 'first', now: () => 1 });
  const add = (id: string) => first.store.dispatch(productAdded(productOf({ id })));
  ['p1', 'p2'].forEach(add);
  const onDisk = { ...localStorage } as Record<string, string>;
  add('p3');
  first.store.dispatch(productRemoved('p1'));
  first.store.dispatch(quantityChanged({ id: 'p2', quantity: 4 }));
  localStorage.clear();
  for (const [key, text] of Object.entries(onDisk)) localStorage.setItem(key, text);
  const { store } = await openStore({ secondCopy, tab: 'second', now: () => 2 });
  const items = [{ id: 'p2', quantity: 4 }, { id: 'p3' }];
  expect(selectCartItems(store.getState())).toMatchObject(items);
  expect(savedCart()).toMatchObject(items);
});
