import { productOf, productState } from '@/entities/product/@x/cart/index.fixtures';
import { cartItem } from '../index.fixtures';
import { selectChanges, selectLargestQuantity } from './selectors';
import { cartReducer, cartRestored, itemUpdated, quantityChanged } from './slice';

// What the cart's page shows of a change, and what a press takes over: tests/app/buy/cartPage.test.tsx.

const cart = cartReducer(undefined, cartRestored([cartItem({ id: 'a', name: 'Caneca Sol' })]));

/** What differs from a list. */
const changesTo = (...list: Parameters<typeof productState>) => [
  ...selectChanges({ cart, product: productState(...list) }),
];

it('a product that is sold out differs from the list', () => {
  const soldOut = productOf({ id: 'a', name: 'Caneca Sol', stock: 0 });
  expect(changesTo([soldOut])).toEqual([['a', { product: undefined, text: 'Esgotado' }]]);
});

it.each([
  [3, 'Só há 3'],
  [4, undefined],
  [5, undefined],
  [undefined, undefined],
])('with four of a product in the cart and %j in stock, the change is %j', (stock, text) => {
  const four = cartReducer(cart, quantityChanged({ id: 'a', quantity: 4 }));
  const product = productOf({ id: 'a', name: 'Caneca Sol', ...(stock && { stock }) });
  const changes = selectChanges({ cart: four, product: productState([product]) });
  expect([...changes]).toEqual(text ? [['a', { product, stock, text }]] : []);
});

it('an update lowers the quantity to what is in stock, and leaves a product that is sold out alone', () => {
  const four = cartReducer(cart, quantityChanged({ id: 'a', quantity: 4 }));
  const quantityAfter = (stock: number) =>
    cartReducer(four, itemUpdated(productOf({ id: 'a', stock }))).items[0]?.quantity;
  expect([2, 4, 9].map(quantityAfter)).toEqual([2, 4, 4]);
  expect(cartReducer(four, itemUpdated(productOf({ id: 'a', stock: 0 })))).toBe(four);
});

it.each([
  [undefined, 5],
  [9, 5],
  [2, 2],
  [0, 1],
])('with %j in stock the largest quantity that can be chosen is %i', (stock, largest) => {
  const product = productOf({ id: 'a', ...(stock !== undefined && { stock }) });
  expect(selectLargestQuantity({ product: productState([product]) }, 'a')).toBe(largest);
});

it('no change is known before the backend has answered, or if it failed', () => {
  const built = { source: 'built-in' } as const;
  expect(changesTo([], built)).toEqual([]);
  expect(changesTo([], { ...built, failure: 'Network Error' })).toEqual([]);
});

it('an update with a product that is invalid or not in the cart changes nothing', () => {
  expect(cartReducer(cart, itemUpdated(productOf({ id: 'other' })))).toBe(cart);
  expect(cartReducer(cart, itemUpdated({ ...productOf({ id: 'a' }), name: '' }))).toBe(cart);
});
