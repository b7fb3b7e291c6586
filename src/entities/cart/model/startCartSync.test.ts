import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { cartItem } from '../index.fixtures';
import type { StampedChange } from './itemChanges';
import { cartReducer, selectCartItems, type CartState } from './slice';
import { startCartSync } from './startCartSync';

/** A tab that only listens: the cart it has after these messages, in any order of its lines. */
async function cartAfter(messages: readonly StampedChange[]) {
  let hear = (_event: { data: unknown }) => {};
  const channel = {
    addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
    removeEventListener: () => (hear = () => {}),
    postMessage: () => {},
  } as unknown as BroadcastChannel;
  const listeners = createListenerMiddleware<{ cart: CartState }>();
  const store = configureStore({
    reducer: { cart: cartReducer },
    middleware: (defaults) => defaults().concat(listeners.middleware),
  });
  const saved = { load: () => Promise.resolve(undefined), read: () => undefined, write: () => {} };
  const stop = startCartSync(listeners.startListening, {
    dispatch: store.dispatch,
    saved,
    channel,
    now: () => 0,
    tab: 'listener',
    asked: () => {},
  });
  await saved.load();
  messages.forEach((data) => hear({ data }));
  stop();
  return selectCartItems(store.getState()).toSorted((one, other) => one.id.localeCompare(other.id));
}

const change = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 0, max: 5 }),
    at: fc.integer({ min: 1, max: 4 }),
    tab: fc.constantFrom('x', 'y', 'z'),
    index: fc.nat(4),
  })
  .map(({ id, quantity, at, tab, index }) => ({
    id,
    item: quantity === 0 ? null : cartItem({ id, quantity }),
    index,
    stamp: { at, tab },
  }));

const changes = fc.uniqueArray(change, {
  selector: ({ id, stamp }) => `${id} ${stamp.at} ${stamp.tab}`,
  maxLength: 12,
  size: 'max',
});

describe('the changes of other tabs', () => {
  it('lead to the same cart in whatever order they arrive', async () => {
    const orders = changes.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([all, shuffled]) => {
        expect(await cartAfter(shuffled)).toEqual(await cartAfter(all));
      }),
    );
  });

  it('lead to the youngest change of every item', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const youngest = new Map<string, StampedChange>();
        all
          .toSorted(
            (one, other) => one.stamp.at - other.stamp.at || (one.stamp.tab < other.stamp.tab ? -1 : 1),
          )
          .forEach((next) => youngest.set(next.id, next));
        const expected = [...youngest.values()].flatMap((last) => last.item ?? []);
        expect(await cartAfter(all)).toEqual(
          expected.toSorted((one, other) => one.id.localeCompare(other.id)),
        );
      }),
    );
  });
});
