/** @jest-environment ./tests/app/testing/jsdom.ts */
import {
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  removalUndone,
  selectCartItems,
} from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productOf } from '@/entities/product/index.fixtures';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname } from '@/shared/navigation';
import { fakeBrowser, settle, type FakeTab } from './testing/fakeBrowser';
import { closeStores } from './testing/openStore';

const HOUR = 3_600_000;
const stored = (...ids: string[]) => JSON.stringify(ids.map((id) => cartItem({ id })));
const add = ({ store }: FakeTab, ...ids: string[]) =>
  ids.forEach((id) => store.dispatch(productAdded(productOf({ id }))));
const cartOf = ({ store }: FakeTab) => selectCartItems(store.getState()).map(({ id }) => id);

afterEach(closeStores);

/** Two tabs, whose clocks differ by `skew` ms, of a browser that may have no channel. */
async function openTwo(given: Parameters<typeof fakeBrowser>[0] = {}, skew = 0) {
  const browser = fakeBrowser(given);
  let time = 1000 * HOUR;
  const open = (off = 0) => browser.open(() => ++time + off);
  const [one, other] = [await open(), await open(skew)];
  const saved = () => (browser.read('canecamisa:cart') as { id: string }[]).map(({ id }) => id);
  return { ...browser, one, other, saved, openTab: open };
}

// Removals, orders, closed and crashed tabs in any order: tabWalks.test.ts.
describe.each([true, false])('with a channel: %p', (hasChannel) => {
  it('what one tab adds, changes, removes, restores and buys arrives, without an alert, a page or a wait', async () => {
    const { one, other, saved } = await openTwo({ hasChannel });
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
    expect([cartOf(other), saved()]).toEqual([[], []]);
    expect([one.alerts.length, other.alerts]).toEqual([2, []]);
    expect(selectPathname(other.store.getState())).toBe('/');
    expect(selectIsWaiting(other.store.getState())).toBe(false);
  });
});

it('what storage holds is added before a tab that has not seen it writes, and what it lacks stays', async () => {
  const { one, write, saved } = await openTwo();
  add(one, 'p1');
  write('canecamisa:cart', stored('x', 'y'));
  one.leave();
  one.comeBack();
  add(one, 'p2');
  expect([cartOf(one), saved()]).toEqual([
    ['x', 'y', 'p1', 'p2'],
    ['x', 'y', 'p1', 'p2'],
  ]);
});

it.each([null, 'hello', { id: 'p1' }, { id: 'p1', item: null, index: 0 }, { type: 'cart/orderPlaced' }])(
  'an invalid message is ignored: %p',
  async (message) => {
    const { one, other, say } = await openTwo();
    add(one, 'p1');
    await settle([one, other]);
    say(message);
    await settle([one, other]);
    expect([cartOf(one), cartOf(other)]).toEqual([['p1'], ['p1']]);
  },
);

describe('beside a tab of the previous release', () => {
  const saved = { 'canecamisa:cart': stored('p1', 'p2') };

  it('its cart is shown in its order', async () => {
    const { one, other } = await openTwo({ saved });
    expect([cartOf(one), cartOf(other)]).toEqual([
      ['p1', 'p2'],
      ['p1', 'p2'],
    ]);
  });

  it('what it adds, restores and removes arrives, at its index', async () => {
    const { one, other, say } = await openTwo({ saved });
    const both = async (message: unknown) => {
      say(message);
      await settle([one, other]);
      return [cartOf(one), cartOf(other)];
    };
    const stamp = (at: number) => ({ at: 1000 * HOUR + at, tab: 'old' });
    const old = (id: string) => cartItem({ id });
    const twice = (...ids: string[]) => [ids, ids];
    expect(await both({ id: 'p3', item: old('p3'), index: 2, stamp: stamp(1) })).toEqual(
      twice('p1', 'p2', 'p3'),
    );
    expect(await both({ id: 'p1', item: null, index: 0, stamp: stamp(2) })).toEqual(twice('p2', 'p3'));
    expect(await both({ id: 'p1', item: old('p1'), index: 0, stamp: stamp(3) })).toEqual(
      twice('p1', 'p2', 'p3'),
    );
  });

  it('what it saved without stamps appears in a new tab', async () => {
    const { one, other, write, openTab } = await openTwo({ saved });
    [one, other].forEach((tab) => tab.crash());
    write('canecamisa:cart', stored('p2', 'p4', 'p1'));
    expect(cartOf(await openTab())).toEqual(['p2', 'p4', 'p1']);
  });
});
