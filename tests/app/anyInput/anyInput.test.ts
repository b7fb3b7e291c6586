/** @jest-environment ./tests/app/testing/jsdom.ts */
import fc from 'fast-check';
import { selectCartItems, productAdded } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { rootReducer } from '@/app/redux/rootReducer';
import { steps } from '@/app/qa/steps';
import { fakeStorage } from '../testing/fakeStorage';
import { nextTask } from '../testing/nextTask';
import { closeStores, startStore } from '../testing/openStore';
import { cartItem, sessions } from './events';
import { checked, checkState } from './invariants';

/** How many random cases each property is tried with; more at night. */
const numRuns = process.env.SOAK ? 300 : 30;

const start = rootReducer(undefined, { type: 'start' });

describe('any events, in any order', () => {
  it('lead to a valid state, and to the same one when they are repeated', () => {
    fc.assert(
      fc.property(sessions, (session) => void session.reduce(checked(), start)),
      { numRuns },
    );
  });

  it('include every event of the shop', () => {
    const seen = new Set(
      fc.sample(sessions, { numRuns: 200, seed: 1 }).flatMap((all) => all.map(({ type }) => type)),
    );
    expect([...seen].sort()).toEqual(Object.keys(steps).sort());
  });
});

describe('anything in storage', () => {
  afterEach(closeStores);

  const nearlyItem = fc
    .tuple(
      cartItem,
      fc.constantFrom('id', 'name', 'price_in_cents', 'category', 'created_at', 'formatDate'),
      fc.jsonValue(),
    )
    // Larger prices would have sums beyond 2 ** 53, which no number holds exactly.
    .filter(([, , value]) => typeof value !== 'number' || value < 100_000_00)
    .map(([whole, field, value]) => ({ ...whole, [field]: value }));
  const nearlyChoices = fc.record(
    { category: fc.jsonValue(), sort: fc.jsonValue(), search: fc.jsonValue(), page: fc.jsonValue() },
    { requiredKeys: [] },
  );

  const anyCart = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(cartItem, nearlyItem, fc.jsonValue())));

  it('leads to a valid state, and the store still saves what is added, also before the cart is read', async () => {
    const added = productAdded(productOf({ id: 'new' }));
    await fc.assert(
      fc.asyncProperty(
        anyCart,
        fc.oneof(fc.jsonValue(), nearlyChoices),
        fc.boolean(),
        async (cart, choices, isEarly) => {
          const { storage, read } = fakeStorage({
            'canecamisa:cart': JSON.stringify(cart),
            'canecamisa:catalogue': JSON.stringify(choices),
          });
          const { store, stop } = startStore({ storage });
          if (isEarly) store.dispatch(added);
          await nextTask();
          checkState(store.getState());
          store.dispatch(added);
          checkState(store.getState());
          const items = selectCartItems(store.getState());
          expect(items.map(({ id }) => id)).toContain('new');
          expect(read('canecamisa:cart')).toEqual(items);
          stop();
        },
      ),
      { numRuns },
    );
  });

  it('is kept when a product is added before the cart is read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(cartItem, { selector: ({ id }) => id }),
        cartItem,
        async (cart, item) => {
          const { storage } = fakeStorage({ 'canecamisa:cart': JSON.stringify(cart) });
          const { store, stop } = startStore({ storage });
          store.dispatch(productAdded(productOf({ id: item.id })));
          await nextTask();
          const ids = selectCartItems(store.getState()).map(({ id }) => id);
          expect([...ids].sort()).toEqual([...new Set([...cart.map(({ id }) => id), item.id])].sort());
          stop();
        },
      ),
      { numRuns },
    );
  });
});
