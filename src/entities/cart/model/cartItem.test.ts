import fc from 'fast-check';
import { readable } from '@/entities/product/@x/cart';
import { hasAddress } from '@/shared/lib';
import { cartItem } from '../index.fixtures';
import { parseCartItem } from './cartItem';

const item = {
  ...cartItem({ id: 'a', created_at: '2024-01-01', quantity: 2 }),
  formatDate: 1704067200000,
};

describe('parseCartItem', () => {
  it('reads an item with exactly the fields of the specification', () => {
    const details = { color: 'Azul', stock: 3, list_price_in_cents: 999_00, item_group_id: 'azul' };
    expect(parseCartItem({ ...item, ...details, priceFormatted: 'R$ 1', colour: 'blue' })).toEqual(item);
  });

  it('derives the date from created_at, not from what was saved', () => {
    expect(parseCartItem({ ...item, formatDate: 'yesterday' })).toEqual(item);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [6, 5],
    [Infinity, 5],
    [2.7, 2],
    ['3', 3],
    ['many', 1],
    [NaN, 1],
    [null, 1],
    [undefined, 1],
    [{}, 1],
    [{ toString: 1 }, 1],
    [[], 1],
    [true, 1],
  ])('brings the quantity %p to %i', (quantity, expected) => {
    expect(parseCartItem({ ...item, quantity })?.quantity).toBe(expected);
  });
});

it.each([
  ['description', { description: '' }],
  ['sales', { sales: 0 }],
  ['created_at', { created_at: '1970-01-01T00:00:00.000Z', formatDate: 0 }],
  ['formatDate', {}],
  ['quantity', { quantity: 1 }],
] as const)('an item without %s can be sold and is kept', (field, filled) => {
  const { [field]: _gone, ...rest } = item;
  expect(parseCartItem(rest)).toEqual({ ...item, ...filled });
  expect(parseCartItem({ ...item, [field]: null })).toEqual({ ...item, ...filled });
});

it.each(['id', 'name', 'category', 'price_in_cents', 'image_url'] as const)(
  'an item without %s cannot be sold',
  (field) => {
    const { [field]: _gone, ...rest } = item;
    expect(parseCartItem(rest)).toBeNull();
  },
);

describe('a saved item', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
  const anyItem = fc
    .record({
      id: text.filter(hasAddress),
      name: text,
      description: fc.string({ unit: 'binary' }).map(readable),
      image_url: fc.webUrl(),
      category: fc.constantFrom('mugs', 't-shirts'),
      price_in_cents: fc.nat(),
      sales: fc.nat(),
      created_at: fc
        .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    .map((fields) => cartItem(fields));

  it('is read back exactly as it was saved', () => {
    fc.assert(
      fc.property(anyItem, (saved) => {
        expect(parseCartItem(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
      }),
    );
  });
});
