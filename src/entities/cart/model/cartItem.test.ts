import { cartItem } from '../index.fixtures';
import { parseCartItem } from './cartItem';

const item = {
  ...cartItem({ id: 'a', created_at: '2024-01-01', quantity: 2 }),
  formatDate: 1704067200000,
};

describe('parseCartItem', () => {
  it.each(['canecas', 'constructor', '__proto__', ''])(
    'parseCartItem keeps a category that the settings do not know: %j',
    (category) => expect(parseCartItem({ ...item, category })).toEqual({ ...item, category }),
  );

  it('parseCartItem reads an item with exactly the fields of the specification', () => {
    const details = { color: 'Azul', stock: 3, list_price_in_cents: 999_00, item_group_id: 'azul' };
    expect(parseCartItem({ ...item, ...details, priceFormatted: 'R$ 1', colour: 'blue' })).toEqual(item);
  });

  it('parseCartItem derives the date from created_at, not from what was saved', () => {
    expect(parseCartItem({ ...item, formatDate: 'yesterday' })).toEqual(item);
  });

  it.each([
    [1, [0, -3, 'many', NaN, null, undefined, {}, { toString: 1 }, [], true]],
    [5, [6, Infinity]],
    [2, [2.7]],
    [3, ['3']],
  ])('parseCartItem reads the quantity %i from each of %j', (expected, given) => {
    for (const quantity of given as readonly unknown[])
      expect([quantity, parseCartItem({ ...item, quantity })?.quantity]).toEqual([quantity, expected]);
  });
});

it.each([
  ['description', { description: '' }],
  ['category', { category: '' }],
  ['sales', { sales: 0 }],
  ['created_at', { created_at: '1970-01-01T00:00:00.000Z', formatDate: 0 }],
  ['formatDate', {}],
  ['quantity', { quantity: 1 }],
] as const)('an item without %s can be sold and is kept', (field, filled) => {
  const { [field]: _gone, ...rest } = item;
  expect(parseCartItem(rest)).toEqual({ ...item, ...filled });
  expect(parseCartItem({ ...item, [field]: null })).toEqual({ ...item, ...filled });
});

it.each(['id', 'name', 'price_in_cents', 'image_url'] as const)(
  'an item without %s cannot be sold',
  (field) => {
    const { [field]: _gone, ...rest } = item;
    expect(parseCartItem(rest)).toBeNull();
  },
);
