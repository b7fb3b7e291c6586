import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  selectCartCount,
  selectCartItems,
  selectOpenQuantityMenu,
  selectSubtotal,
  selectTotal,
  productAdded,
} from '@/entities/cart';
import { productApi, type Product } from '@/entities/product';
import { selectListingCount, selectPage, selectPageCount, selectPageProducts } from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { selectLocation } from '@/shared/navigation';
import { fakeStorage } from '../testing/fakeStorage';
import { nextTask } from '../testing/nextTask';
import { closeStores, startStore } from '../testing/openStore';
import { productRow } from '../testing/productRow';
import { rootReducer, type RootState } from './rootReducer';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const quantity = fc.oneof(fc.integer({ min: -2, max: 1000 }), fc.double({ noInteger: true }));
const price = fc.integer({ min: 0, max: 100_000_00 });
const category = fc.constantFrom('mugs' as const, 't-shirts' as const);

const item = fc
  .record({ id, price_in_cents: price, category, quantity: fc.integer({ min: 1, max: 5 }) })
  .map(({ quantity, ...changes }) => ({ ...productRow(changes), formatDate: 1704067200000, quantity }));
const items = fc.uniqueArray(item, { selector: (one) => one.id });
const products = fc
  .array(fc.record({ category, price_in_cents: price, sales: fc.nat(3) }), { maxLength: 40, size: 'max' })
  .map((rows) =>
    rows.map((row, index): Product => {
      const whole = productRow({ ...row, id: `p${index}` });
      return { ...whole, priceFormatted: '', formatDate: index % 3, quantity: 1 };
    }),
  );

const events: Record<string, fc.Arbitrary<unknown>> = {
  'cart/productAdded': fc.oneof(item, fc.constant(null)),
  'cart/productRemoved': id,
  'cart/removalUndone': fc.constant(undefined),
  'cart/undoExpired': fc.constant(undefined),
  'cart/quantityChanged': fc.record({ id, quantity }),
  'cart/quantityMenuToggled': id,
  'cart/orderPlaced': fc.constant(undefined),
  'cart/cartRestored': items,
  'cart/changedElsewhere': fc
    .tuple(item, fc.boolean(), fc.integer({ min: -1, max: 9 }))
    .map(([changed, isRemoved, index]) => ({ id: changed.id, item: isRemoved ? null : changed, index })),
  'checkout/orderFinished': fc.constant(undefined),
  'catalogue/categoryChosen': fc.constantFrom('all', 'mugs', 't-shirts'),
  'catalogue/searchSubmitted': fc.constantFrom('', ' ', 'caneca', 'P1', 'xyz', '.'),
  'catalogue/sortChosen': fc.constantFrom('newest', 'price-desc', 'price-asc', 'best-sellers'),
  'catalogue/sortMenuToggled': fc.constant(undefined),
  'catalogue/pageChosen': fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double({ noInteger: true })),
  'navigation/locationChanged': fc.record({
    to: fc.constantFrom('/', '/cart', '/product/a', '/?x=1#y'),
    arrival: fc.constantFrom('pushed', 'replaced'),
  }),
  'navigation/backPressed': fc.constant(undefined),
};

const event = fc.oneof(
  ...Object.entries(events).map(([type, payload]) =>
    payload.map((value): UnknownAction => ({ type, payload: value })),
  ),
  products.map((list) =>
    productApi.util.upsertQueryEntries([
      {
        endpointName: 'list',
        arg: undefined,
        value: { products: list, source: 'backend', failure: null, leftOut: 0 },
      },
    ]),
  ),
);

/** What is true of every state, whatever happened. */
function check(state: RootState) {
  const cart = selectCartItems(state);
  const ids = cart.map((line) => line.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(selectCartCount(state)).toBe(ids.length);
  expect(cart.every((line) => Number.isInteger(line.quantity) && line.quantity >= 1)).toBe(true);
  const open = selectOpenQuantityMenu(state);
  expect(open === null || ids.includes(open)).toBe(true);

  const sum = cart.reduce((cents, line) => cents + BigInt(line.price_in_cents) * BigInt(line.quantity), 0n);
  expect(BigInt(selectSubtotal(state))).toBe(sum);
  expect(BigInt(selectTotal(state))).toBe(sum + 4000n);

  const [page, pages, listed] = [selectPage(state), selectPageCount(state), selectListingCount(state)];
  expect(page).toBeGreaterThanOrEqual(1);
  expect(page).toBeLessThanOrEqual(pages);
  expect(selectPageProducts(state)).toHaveLength(Math.min(12, listed - (page - 1) * 12));

  const { pathname, index } = selectLocation(state);
  expect(pathname.startsWith('/')).toBe(true);
  expect(index).toBeGreaterThanOrEqual(0);
}

// Many stores are made here, on machines that may be busy.
jest.setTimeout(60_000);

describe('any events, in any order', () => {
  it('lead to a state that makes sense', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (sequence) => {
        sequence.reduce(
          (before, next) => {
            const after = rootReducer(before, next);
            check(after);
            if (selectIsWaiting(after) && !selectIsWaiting(before))
              expect(selectCartCount(before)).toBeGreaterThan(0);
            return after;
          },
          rootReducer(undefined, { type: 'start' }),
        );
      }),
      { numRuns: 80 },
    );
  });

  it('lead to the same state again', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30, size: 'max' }), (sequence) => {
        const play = () => sequence.reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
        const withoutTimes = ({ product: _times, ...state }: RootState) => state;
        expect(withoutTimes(play())).toEqual(withoutTimes(play()));
      }),
      { numRuns: 50 },
    );
  });
});

describe('anything in storage', () => {
  afterEach(closeStores);

  const nearlyItem = fc
    .tuple(
      item,
      fc.constantFrom('id', 'name', 'price_in_cents', 'category', 'created_at', 'formatDate'),
      fc.jsonValue(),
    )
    // A sum of cents beyond 2 ** 53 is none that a cart can have.
    .filter(([, , value]) => typeof value !== 'number' || value < 100_000_00)
    .map(([whole, field, value]) => ({ ...whole, [field]: value }));
  const nearlyChoices = fc.record(
    { category: fc.jsonValue(), sort: fc.jsonValue(), search: fc.jsonValue(), page: fc.jsonValue() },
    { requiredKeys: [] },
  );

  it('leads to a valid state, and the store goes on saving', async () => {
    const added = { type: productAdded.type, payload: productRow({ id: 'new' }) };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.array(fc.oneof(item, nearlyItem, fc.jsonValue()))),
        fc.oneof(fc.jsonValue(), nearlyChoices),
        async (cart, choices) => {
          const { storage, read } = fakeStorage({
            'canecamisa:cart': JSON.stringify(cart),
            'canecamisa:catalogue': JSON.stringify(choices),
          });
          const { store, stop } = startStore({ storage });
          await nextTask();
          check(store.getState());
          store.dispatch(added);
          check(store.getState());
          expect(read('canecamisa:cart')).toEqual(selectCartItems(store.getState()));
          stop();
        },
      ),
      { numRuns: 60 },
    );
  });
});
