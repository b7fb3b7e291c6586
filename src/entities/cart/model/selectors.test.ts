import { cartItem } from '../index.fixtures';
import { selectShipping, selectSubtotal, selectTotal } from './selectors';
import { cartReducer, cartRestored } from './slice';

const cartOf = (...lines: [cents: number, quantity: number][]) => ({
  cart: cartReducer(
    undefined,
    cartRestored(
      lines.map(([price_in_cents, quantity], index) =>
        cartItem({ id: `p${index}`, price_in_cents, quantity }),
      ),
    ),
  ),
});

it.each([
  ['an empty cart', cartOf(), 0, 4000],
  ['one product', cartOf([1990, 1]), 1990, 5990],
  ['quantities', cartOf([1990, 3], [2905, 2]), 11780, 15780],
  ['exactly R$ 900,00', cartOf([18000, 5]), 90000, 94000],
  ['more than R$ 900,00: shipping is added all the same', cartOf([18001, 5]), 90005, 94005],
  ['sums that floating reais get wrong', cartOf([10, 1], [20, 1]), 30, 4030],
])('the amounts of the cart, in cents, for %s', (_what, state, subtotal, total) => {
  expect(selectSubtotal(state)).toBe(subtotal);
  expect(selectShipping(state)).toBe(4000);
  expect(selectTotal(state)).toBe(total);
});
