import { productOf, productState } from '@/entities/product/@x/cart/index.fixtures';
import { cartItem } from '../index.fixtures';
import { selectChanges } from './selectors';
import { cartReducer, cartRestored, itemUpdated } from './slice';

// What the cart's page shows of a change, and what a press takes over: tests/app/cartPage.test.tsx.

const cart = cartReducer(undefined, cartRestored([cartItem({ id: 'a', name: 'Caneca Sol' })]));

/** What differs from a list. */
const changesTo = (...list: Parameters<typeof productState>) => [
  ...selectChanges({ cart, product: productState(...list) }),
];

it('a product that is sold out differs from the list', () => {
  const soldOut = productOf({ id: 'a', name: 'Caneca Sol', stock: 0 });
  expect(changesTo([soldOut])).toEqual([['a', { product: undefined, text: 'Esgotado' }]]);
});

it('what differs is unknown before the backend has answered, and if it failed', () => {
  const built = { source: 'built-in' } as const;
  expect(changesTo([], built)).toEqual([]);
  expect(changesTo([], { ...built, failure: 'Network Error' })).toEqual([]);
});

it('an update with a product that is not in the cart, or not valid, changes nothing', () => {
  expect(cartReducer(cart, itemUpdated(productOf({ id: 'other' })))).toBe(cart);
  expect(cartReducer(cart, itemUpdated({ ...productOf({ id: 'a' }), name: '' }))).toBe(cart);
});
