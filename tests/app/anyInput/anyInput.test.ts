/** @jest-environment ./tests/app/testing/jsdom.ts */
import fc from 'fast-check';
import { selectCartItems, productAdded } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { cartItem, sessionsOf } from '../../tools/replay/random/events';
import { fakeStorage } from './testing/fakeStorage';
import { checked, checkState } from '../../tools/replay/random/invariants';
import { nextTask } from './testing/nextTask';
import { closeStores, startStore } from './testing/openStore';
import { rootReducer } from '@/app/redux/rootReducer';
import { steps } from '@/app/qa/steps';

/** How many random cases each property is tried with; more at night. */
const numRuns = process.env.SOAK ? 300 : 30;

const start = rootReducer(undefined, { type: 'start' });

describe('any events, in any order', () => {
  it('lead to a valid state, and to the same one when they are repeated', () => {
    fc.assert(
      fc.property(sessionsOf([], 60), (session) => void session.reduce(checked(), start)),
      { numRuns },
    );
  });

  it('include every event of the shop', () => {
    const seen = new Set(
      fc.sample(sessionsOf([], 60), { numRuns: 200, seed: 1 }).flatMap((all) => all.map(({ type }) => type)),
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

  it('leads to a valid state, and the store still saves', async () => {
    const added = productAdded(productOf({ id: 'new' }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.array(fc.oneof(cartItem, nearlyItem, fc.jsonValue()))),
        fc.oneof(fc.jsonValue(), nearlyChoices),
        async (cart, choices) => {
          const { storage, read } = fakeStorage({
            'canecamisa:cart': JSON.stringify(cart),
            'canecamisa:catalogue': JSON.stringify(choices),
          });
          const { store, stop } = startStore({ storage });
          await nextTask();
          checkState(store.getState());
          store.dispatch(added);
          checkState(store.getState());
          expect(read('canecamisa:cart')).toEqual(selectCartItems(store.getState()));
          stop();
        },
      ),
      { numRuns },
    );
  });
});
