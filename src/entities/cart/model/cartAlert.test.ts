import { productOf } from '@/entities/product/@x/cart/index.fixtures';
import { cartReducer, orderPlaced, productAdded, quantityChanged, removalUndone } from './slice';
import { alertFor } from './cartAlert';

const product = (id: string) => productOf({ id, name: `Caneca ${id}` });

// What is said after other events: tests/app/alerts.test.ts.
it.each([
  ['a new product', productAdded(product('b'))],
  ['a new quantity', quantityChanged({ id: 'a', quantity: 2 })],
  ['a quantity of 0', quantityChanged({ id: 'a', quantity: 0 })],
  ['a quantity of 0 of nothing', quantityChanged({ id: 'x', quantity: 0 })],
  ['a broken quantity of nothing', quantityChanged({ id: 'x', quantity: 1.5 })],
  ['an undone removal', removalUndone()],
  ['an order', orderPlaced()],
])('a shopper with product a in the cart is told nothing after %s', (_what, event) => {
  const cart = cartReducer(undefined, productAdded(product('a')));
  expect(alertFor(event, cart)).toBeNull();
});
