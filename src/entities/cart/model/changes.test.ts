import type { Product } from '@/entities/product/@x/cart';
import { productList, productOf } from '@/entities/product/@x/cart/index.fixtures';
import { cartItem } from '../index.fixtures';
import { selectChanges } from './changes';
import { cartReducer, cartRestored, itemUpdated } from './slice';

// What the cart's page shows of a change, and what a press takes over: tests/app/cartPage.test.tsx.

const cart = cartReducer(undefined, cartRestored([cartItem({ id: 'a', name: 'Caneca Sol' })]));

/** What differs from a list, which is the answer of an endpoint. */
function changesTo(endpointName: string, products: readonly Product[], options = {}) {
  const queries = { [`${endpointName}(undefined)`]: { data: productList(products, options) } };
  const state = { cart, product: { queries } } as unknown as Parameters<typeof selectChanges>[0];
  return [...selectChanges(state)];
}

it('a product that is sold out differs from the list', () => {
  const soldOut = productOf({ id: 'a', name: 'Caneca Sol', stock: 0 });
  expect(changesTo('list', [soldOut])).toEqual([['a', { product: undefined, text: 'Esgotado' }]]);
});

it('what differs is unknown before the backend has answered, and if it failed', () => {
  const built = { source: 'built-in' } as const;
  expect(changesTo('other', [])).toEqual([]);
  expect(changesTo('builtIn', [], built)).toEqual([]);
  expect(changesTo('list', [], built)).toEqual([]);
});

it('an update with a product that is not in the cart, or not valid, changes nothing', () => {
  expect(cartReducer(cart, itemUpdated(productOf({ id: 'other' })))).toBe(cart);
  expect(cartReducer(cart, itemUpdated({ ...productOf({ id: 'a' }), name: '' }))).toBe(cart);
});
