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
import { fakeChannels } from './testing/fakeChannels';
import { fakeStorage } from './testing/fakeStorage';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore } from './testing/openStore';
import type { AppStore } from '@/app/redux/makeStore';

const CART = 'canecamisa:cart';

const cartOf = (store: AppStore) =>
  selectCartItems(store.getState()).map(({ id, quantity }) => `${quantity} ${id}`);
const add = (store: AppStore, ...ids: string[]) =>
  ids.forEach((id) => store.dispatch(productAdded(productOf({ id }))));

/** Two tabs with one storage, whose clocks the test sets. */
async function openTabs(initial: Record<string, string> = {}) {
  const shared = fakeStorage(initial);
  const [left, right] = fakeChannels();
  const clock = { one: 1, other: 1 };
  const one = await openStore({
    storage: shared.storage,
    openChannel: () => left,
    tab: 'one',
    now: () => clock.one,
  });
  const other = await openStore({
    storage: shared.storage,
    openChannel: () => right,
    tab: 'other',
    now: () => clock.other,
  });
  const saved = () => (shared.read(CART) as { id: string; quantity: number }[]).map((item) => item.id);
  return { one, other, clock, saved, left, right, shared };
}

afterEach(closeStores);

describe('a change in one tab appears in the other', () => {
  it('adding, changing, removing, undoing and ordering', async () => {
    const { one, other, saved } = await openTabs();
    add(one.store, 'p1', 'p2', 'p3');
    await nextTask();
    expect(cartOf(other.store)).toEqual(['1 p1', '1 p2', '1 p3']);
    other.store.dispatch(quantityChanged({ id: 'p2', quantity: 4 }));
    await nextTask();
    expect(cartOf(one.store)).toEqual(['1 p1', '4 p2', '1 p3']);
    one.store.dispatch(productRemoved('p2'));
    await nextTask();
    expect(cartOf(other.store)).toEqual(['1 p1', '1 p3']);
    one.store.dispatch(removalUndone());
    await nextTask();
    expect(cartOf(other.store)).toEqual(['1 p1', '4 p2', '1 p3']);
    other.store.dispatch(orderPlaced());
    await nextTask();
    expect(cartOf(one.store)).toEqual([]);
    expect(saved()).toEqual([]);
  });

  it('there without an alert, a navigation or a wait', async () => {
    const { one, other } = await openTabs();
    add(one.store, 'p1', 'p1');
    one.store.dispatch(productRemoved('p1'));
    add(one.store, 'p2');
    one.store.dispatch(orderPlaced());
    await nextTask();
    expect(one.world.alerts).toHaveLength(2);
    expect(other.world.alerts).toEqual([]);
    expect(selectPathname(other.store.getState())).toBe('/');
    expect(selectIsWaiting(other.store.getState())).toBe(false);
  });

  it('once, because the other tab does not send it back', async () => {
    const { one, left, right } = await openTabs();
    const heard: unknown[] = [];
    [left, right].forEach((end) => end.addEventListener('message', ({ data }) => heard.push(data)));
    add(one.store, 'p1');
    await nextTask();
    expect(heard).toHaveLength(1);
  });

  it('only until the other store has stopped', async () => {
    const { one, other } = await openTabs();
    other.stop();
    add(one.store, 'p1');
    await nextTask();
    expect(cartOf(other.store)).toEqual([]);
  });
});

describe('two tabs at once', () => {
  it('lose nothing that either adds', async () => {
    const { one, other, saved } = await openTabs();
    add(one.store, 'p1');
    add(other.store, 'p2');
    add(one.store, 'p3');
    await nextTask();
    expect(cartOf(one.store).toSorted()).toEqual(['1 p1', '1 p2', '1 p3']);
    expect(cartOf(other.store).toSorted()).toEqual(['1 p1', '1 p2', '1 p3']);
    expect(saved().toSorted()).toEqual(['p1', 'p2', 'p3']);
  });

  it.each([
    ['one', 2, 1, '2 p1'],
    ['other', 1, 2, '5 p1'],
    ['other, by its name, at the same time', 1, 1, '5 p1'],
  ])('agree that the younger change wins: %s', async (_who, atOne, atOther, winner) => {
    const { one, other, clock } = await openTabs();
    add(one.store, 'p1');
    await nextTask();
    clock.one = 10 + atOne;
    clock.other = 10 + atOther;
    one.store.dispatch(quantityChanged({ id: 'p1', quantity: 2 }));
    other.store.dispatch(quantityChanged({ id: 'p1', quantity: 5 }));
    await nextTask();
    expect([cartOf(one.store), cartOf(other.store)]).toEqual([[winner], [winner]]);
  });

  it.each([
    [20, 30, ['5 p1']],
    [30, 20, []],
  ])('agree on a removal at %i and a change at %i', async (removedAt, changedAt, expected) => {
    const { one, other, clock, saved } = await openTabs();
    add(one.store, 'p1');
    await nextTask();
    Object.assign(clock, { one: removedAt, other: changedAt });
    one.store.dispatch(productRemoved('p1'));
    other.store.dispatch(quantityChanged({ id: 'p1', quantity: 5 }));
    await nextTask();
    expect([cartOf(one.store), cartOf(other.store)]).toEqual([expected, expected]);
    expect(saved()).toHaveLength(expected.length);
  });

  it('a later change wins, even with a clock that runs behind', async () => {
    const { one, other, clock } = await openTabs();
    clock.one = 1000;
    add(one.store, 'p1');
    await nextTask();
    other.store.dispatch(quantityChanged({ id: 'p1', quantity: 3 }));
    await nextTask();
    expect([cartOf(one.store), cartOf(other.store)]).toEqual([['3 p1'], ['3 p1']]);
  });
});

describe('what storage holds', () => {
  const stored = (...ids: string[]) => JSON.stringify(ids.map((id) => cartItem({ id })));

  it('is added in its order before a tab that has not seen it writes', async () => {
    const { one, shared, saved } = await openTabs();
    shared.storage().setItem(CART, stored('x', 'y', 'z'));
    add(one.store, 'p1');
    expect(cartOf(one.store)).toEqual(['1 x', '1 y', '1 z', '1 p1']);
    expect(saved()).toEqual(['x', 'y', 'z', 'p1']);
  });

  it('does not bring back what was removed', async () => {
    const { one, shared, saved } = await openTabs();
    add(one.store, 'p1', 'p2');
    one.store.dispatch(productRemoved('p1'));
    shared.storage().setItem(CART, stored('p1', 'p2')); // As a tab writes before it has heard of the removal.
    one.store.dispatch(quantityChanged({ id: 'p2', quantity: 2 }));
    expect(cartOf(one.store)).toEqual(['2 p2']);
    expect(saved()).toEqual(['p2']);
  });

  it('does not bring back what the other tab removed', async () => {
    const { one, other, shared } = await openTabs({ [CART]: stored('p1', 'p2') });
    one.store.dispatch(productRemoved('p1'));
    await nextTask();
    shared.storage().setItem(CART, stored('p1', 'p2'));
    other.store.dispatch(quantityChanged({ id: 'p2', quantity: 2 }));
    await nextTask();
    expect([cartOf(one.store), cartOf(other.store)]).toEqual([['2 p2'], ['2 p2']]);
  });

  it('does not remove what storage lacks', async () => {
    const { one, shared } = await openTabs();
    add(one.store, 'p1');
    shared.storage().setItem(CART, '[]');
    add(one.store, 'p2');
    expect(cartOf(one.store)).toEqual(['1 p1', '1 p2']);
  });
});

describe('an invalid message', () => {
  it.each([null, 'hello', { id: 'p1' }, { id: 'p1', item: null, index: 0 }, { type: 'cart/orderPlaced' }])(
    'is ignored: %p',
    async (message) => {
      const { one, other, right } = await openTabs();
      add(one.store, 'p1');
      await nextTask();
      right.postMessage(message);
      await nextTask();
      expect(cartOf(one.store)).toEqual(['1 p1']);
      one.store.dispatch(quantityChanged({ id: 'p1', quantity: 2 }));
      await nextTask();
      expect(cartOf(other.store)).toEqual(['2 p1']);
    },
  );
});
