import { productRow } from '../index.fixtures';
import { parseProduct, versionOf } from './product';

const row = productRow({ price_in_cents: 1990 });
const details = {
  color: 'Azul',
  size: 'M',
  gender: 'unisex',
  age_group: 'adult',
  brand: 'Hering',
  gtin: '7891000315507',
  list_price_in_cents: 2990,
  stock: 0,
  item_group_id: 'azul',
} as const;

it("a product has its row's details", () => {
  expect(parseProduct({ ...row, ...details })).toEqual({ ...parseProduct(row), ...details });
});

it.each([
  { color: ' ' },
  { size: 'x'.repeat(101) },
  { gender: 'feminino' },
  { age_group: 12 },
  { brand: null },
  { list_price_in_cents: 1990 },
  { list_price_in_cents: '29,90' },
  { stock: -1 },
  { stock: 0.5 },
  { item_group_id: 'x'.repeat(51) },
])('an invalid one is left out, and the product stays: %j', (wrong) => {
  expect(parseProduct({ ...row, ...wrong })).toEqual(parseProduct(row));
});

it('a build whose list has none leaves them out', () => {
  process.env.HAS_DETAILS = '';
  const product = parseProduct({ ...row, ...details });
  delete process.env.HAS_DETAILS;
  expect(product).toEqual(parseProduct(row));
});

it('a version is named by its colour and size', () => {
  expect([versionOf(details), versionOf({ size: 'M' }), versionOf({})]).toEqual(['Azul, M', 'M', '']);
});
