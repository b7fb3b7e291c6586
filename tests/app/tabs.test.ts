/** @jest-environment ./tests/app/testing/jsdom.ts */
import {
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  removalUndone,
  selectCartItems,
} from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { fakeBrowser, settle, type FakeTab } from './testing/fakeBrowser';
import { closeStores } from './testing/openStore';

const add = ({ store }: FakeTab, ...ids: string[]) =>
  ids.forEach((id) => store.dispatch(productAdded(productOf({ id }))));
const cartOf = ({ store }: FakeTab) => selectCartItems(store.getState()).map(({ id }) => id);

afterEach(closeStores);

// Removals, orders, closed and crashed tabs in any order: tabWalks.test.ts.
describe.each([true, false])('with a channel: %p', (hasChannel) => {
  it('what one tab adds, changes, removes, restores and buys arrives, without an alert, a page or a wait', async () => {
    const { open, read } = fakeBrowser({ hasChannel });
    let time = 0;
    const [one, other] = [await open(() => ++time), await open(() => ++time)];
    add(one, 'p1', 'p2');
    add(one, 'p1');
    await settle([one, other]);
    one.store.dispatch(quantityChanged({ id: 'p1', quantity: 4 }));
    one.store.dispatch(productRemoved('p1'));
    await settle([one, other]);
    expect(cartOf(other)).toEqual(['p2']);
    one.store.dispatch(removalUndone());
    await settle([one, other]);
    expect(selectCartItems(other.store.getState())).toMatchObject([{ id: 'p1', quantity: 4 }, { id: 'p2' }]);
    one.store.dispatch(orderPlaced());
    await settle([one, other]);
    expect([cartOf(other), read('canecamisa:cart')]).toEqual([[], []]);
    expect([one.alerts.length, other.alerts]).toEqual([2, []]);
    expect(selectPathname(other.store.getState())).toBe('/');
    expect(selectIsWaiting(other.store.getState())).toBe(false);
  });
});
