import type { UnknownAction } from 'redux';
import fc from 'fast-check';
import { cartItem as itemOf } from '@/entities/cart/index.fixtures';
import { builtInListed, categories, type Product } from '@/entities/product';
import { productList, productOf } from '@/entities/product/index.fixtures';
import { categoryOptions, sortOptions } from '@/features/catalogue';
import { rootReducer } from '@/app/redux/rootReducer';
import { steps, type Payloads } from '@/app/qa/steps';

// Random events for fast-check, which makes and shrinks them: sensible ones, and ones that the shop must
// refuse. What can be chosen comes from the shop's own tables.

const valueIn = <Value>(options: readonly { value: Value }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));

const price = fc.integer({ min: 0, max: 100_000_00 });
const category = fc.constantFrom(...categories);

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

/** The events of a slice; `calls` and `sessions` make those of libraries. */
type Type = Exclude<keyof Payloads, `product/${string}` | `action-log/${string}`>;

/** The payloads of the events that have one, by type; such an event without an entry does not compile. */
const payloads: {
  [Name in Type as Payloads[Name] extends undefined ? never : Name]: fc.Arbitrary<Payloads[Name]>;
} = {
  'cart/productAdded': fc.oneof(product, fc.constant(null)),
  'cart/productRemoved': id,
  'cart/itemUpdated': product,
  'cart/quantityChanged': fc.record({ id, quantity }),
  'cart/quantityMenuToggled': id,
  'cart/cartRestored': fc.uniqueArray(cartItem, { selector: (one) => one.id }),
  'cart/changedElsewhere': fc
    .tuple(cartItem, fc.boolean(), fc.integer({ min: -1, max: 9 }))
    .map(([item, isRemoved, index]) => ({ id: item.id, item: isRemoved ? null : item, index })),
  'checkout/orderQuestioned': fc.string(),
  'gallery/pictureShown': fc.record({ index: fc.integer({ min: -1, max: 8 }), zoomed: fc.boolean() }),
  'catalogue/categoryChosen': valueIn(categoryOptions),
  'catalogue/searchSubmitted': search,
  'catalogue/sortChosen': valueIn(sortOptions),
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

const payloadOf: Partial<Record<string, fc.Arbitrary<unknown>>> = payloads;
const events = Object.keys(steps)
  .filter((type) => !/^(product|action-log)\//.test(type))
  .map((type) =>
    (payloadOf[type] ?? fc.constant(undefined)).map((payload): UnknownAction[] => [{ type, payload }]),
  );

const some = (maxLength: number, ...more: fc.Arbitrary<UnknownAction[]>[]) =>
  fc.array(fc.oneof(...events, calls, ...more), { maxLength, size: 'max' }).map((parts) => parts.flat());

/** Another state in place of the present one. */
const jumps = fc
  .tuple(fc.constantFrom('action-log/sessionContinued', 'action-log/pageLoaded'), some(5))
  .map(([type, actions]): UnknownAction[] => [
    { type, payload: actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' })) },
  ]);

/** Sessions of at most 60 events in any order. */
export const sessions = some(60, jumps);
