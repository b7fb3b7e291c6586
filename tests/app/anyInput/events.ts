import type { UnknownAction } from 'redux';
import fc from 'fast-check';
import { cartItem as itemOf } from '@/entities/cart/index.fixtures';
import { builtInListed, categories, type Product } from '@/entities/product';
import { productList, productOf } from '@/entities/product/index.fixtures';
import { categoryOptions, sortOptions } from '@/features/catalogue';
import type { Payloads } from '@/app/qa/steps';

// Random events for fast-check, which makes and shrinks them: sensible ones, and ones that the shop must
// refuse. What can be chosen comes from the shop's own tables.

const valueIn = <Value>(options: readonly { value: Value }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));

const price = fc.integer({ min: 0, max: 100_000_00 });
const category = fc.constantFrom(...categories);
const nothing = fc.constant(undefined);

/** Two of the products of `list`, and two that no list has. */
const id = fc.constantFrom('p0', 'p1', 'a', 'b');

/** A line of the cart with one of four products. */
export const cartItem = fc
  .record({ id, price_in_cents: price, category, quantity: fc.integer({ min: 1, max: 5 }) })
  .map((changes) => itemOf(changes));

const list = fc
  .array(fc.record({ category, price_in_cents: price, sales: fc.nat(3) }), { maxLength: 40, size: 'max' })
  .map((rows) =>
    rows.map((row, index) =>
      productOf({ ...row, id: `p${index}`, created_at: new Date(index % 3).toISOString() }),
    ),
  );

/** Names, ids, and what has a meaning in a regular expression, an address or another alphabet. */
const search = fc.oneof(
  fc.constantFrom('', ' ', 'caneca', 'P1', 'xyz'),
  fc.string({ unit: fc.constantFrom('(', '[', '%', '+', '.', 'ç', 'Ç', 'a', ' '), maxLength: 6 }),
);

const choices = fc.record({
  category: valueIn(categoryOptions),
  sort: fc.option(valueIn(sortOptions)),
  search,
  page: fc.integer({ min: 1, max: 6 }),
});

const product = cartItem.map((item): Product => ({ ...item, priceFormatted: '' }));

const quantity = fc.oneof(
  fc.integer({ min: -2, max: 6 }),
  fc.integer({ min: 1, max: 1000 }),
  fc.double({ noInteger: true }),
);

/** The events whose payloads are made here; `calls` makes the others. */
type Made = Exclude<keyof Payloads, `product/${string}`>;

/** The payloads of the events, by type; a new event without an entry does not compile. */
const payloads: { [Type in Made]: fc.Arbitrary<Payloads[Type]> } = {
  'cart/productAdded': fc.oneof(product, fc.constant(null)),
  'cart/productRemoved': id,
  'cart/itemUpdated': product,
  'cart/removalUndone': nothing,
  'cart/undoExpired': nothing,
  'cart/quantityChanged': fc.record({ id, quantity }),
  'cart/quantityMenuToggled': id,
  'cart/orderPlaced': nothing,
  'cart/orderUndone': nothing,
  'cart/cartRestored': fc.uniqueArray(cartItem, { selector: (one) => one.id }),
  'cart/changedElsewhere': fc
    .tuple(cartItem, fc.boolean(), fc.integer({ min: -1, max: 9 }))
    .map(([item, isRemoved, index]) => ({ id: item.id, item: isRemoved ? null : item, index })),
  'cart/saveFailed': nothing,
  'cart/saveResumed': nothing,
  'checkout/orderFinished': nothing,
  'checkout/orderQuestioned': fc.string(),
  'gallery/pictureShown': fc.record({ index: fc.integer({ min: -1, max: 8 }), zoomed: fc.boolean() }),
  'catalogue/categoryChosen': valueIn(categoryOptions),
  'catalogue/searchSubmitted': search,
  'catalogue/sortChosen': valueIn(sortOptions),
  'catalogue/sortMenuToggled': nothing,
  'catalogue/pageChosen': fc.oneof(fc.integer({ min: -1, max: 6 }), fc.double({ noInteger: true })),
  'catalogue/choicesRestored': choices,
  'catalogue/linkOpened': choices,
  'navigation/locationChanged': fc.oneof(
    fc.record({
      to: fc.constantFrom('/', '/cart', '/product/a', '/?x=1#y'),
      arrival: fc.constantFrom('pushed', 'replaced'),
    }),
    fc.record({ to: fc.constantFrom('/', '/cart'), arrival: fc.constant('popped'), index: fc.nat(5) }),
  ),
  'navigation/backPressed': nothing,
};

const request = {
  arg: { type: 'query', endpointName: 'list', queryCacheKey: 'list(undefined)' },
  requestId: 'one',
};
const pending = { type: 'product/executeQuery/pending', meta: { ...request, startedTimeStamp: 0 } };
const rejected = {
  type: 'product/executeQuery/rejected',
  error: { name: 'AbortError', message: 'Aborted' },
  meta: { ...request, aborted: true, condition: false },
};
const answer = (products: readonly Product[]) => ({
  type: 'product/executeQuery/fulfilled',
  payload: productList(products),
  meta: { ...request, fulfilledTimeStamp: 0, baseQueryMeta: undefined },
});

/** The call for the products and its end, as RTK Query dispatches them. */
const calls = fc.oneof(
  { weight: 4, arbitrary: list.map((products): UnknownAction[] => [pending, answer(products)]) },
  list.map((products): UnknownAction[] => [
    pending,
    builtInListed(productList(products, { source: 'built-in' })),
  ]),
  fc.constant<UnknownAction[]>([pending, rejected]),
);

const events = Object.entries<fc.Arbitrary<unknown>>(payloads).map(([type, payload]) =>
  payload.map((value): UnknownAction[] => [{ type, payload: value }]),
);

/** Sessions of at most 60 events in any order. */
export const sessions = fc
  .array(fc.oneof(...events, calls), { maxLength: 60, size: 'max' })
  .map((parts) => parts.flat());
