import { countProducts } from './count';

it.each([
  [0, '0 produtos'],
  [1, '1 produto'],
  [2, '2 produtos'],
])('countProducts(%i)', (count, text) => {
  expect(countProducts(count)).toBe(text);
});
