import { productRow } from '../index.fixtures';
import { builtInRows } from './builtInProducts';
import { fallBack, parseProductList } from './productList';
import { oneOfEach } from './variants';

const row = (id: string, name = `Caneca ${id}`) => productRow({ id, name });

const names = (rows: unknown) => parseProductList(rows)?.products.map(({ name }) => name);

describe('parseProductList', () => {
  it('parseProductList leaves invalid rows out and counts them', () => {
    const list = parseProductList([null, row('a'), { ...row('b'), sales: 'many' }]);
    expect(list?.products).toHaveLength(1);
    expect(list?.leftOut).toBe(2);
  });

  it('parseProductList keeps the first of several rows with one id, and counts the others', () => {
    const rows = [row('a', 'Primeira'), row('a', 'Segunda')];
    expect(names(rows)).toEqual(['Primeira']);
    expect(parseProductList(rows)?.leftOut).toBe(1);
  });

  it('parseProductList reports a failure if no row is a product', () => {
    expect(parseProductList([null, 7])).toBeNull();
  });

  it('parseProductList accepts an empty list as an empty catalogue', () => {
    expect(parseProductList([])).toEqual({ products: [], source: 'backend', failure: null, leftOut: 0 });
  });
});

it('a fallback lists the built-in products and says why', () => {
  const list = fallBack(builtInRows, 'Network Error');
  expect(list).toMatchObject({ source: 'built-in', failure: 'Network Error', leftOut: 0 });
  expect(list.products).toHaveLength(59);
});

it('the built-in rows are all valid, in both categories, with variants of one name', () => {
  const list = parseProductList(builtInRows);
  expect(list).toMatchObject({ leftOut: 0 });
  expect(new Set(list?.products.map(({ category }) => category)).size).toBe(2);
  expect(new Set(list?.products.map(({ name }) => name)).size).toBeLessThan(50);
});

it('three built-in products have sizes, the first in stock and one sold out; all others are one row', () => {
  const sizesOf = new Map<string, string[]>();
  for (const { item_group_id: group, size = '', stock } of builtInRows)
    if (group) sizesOf.set(group, [...(sizesOf.get(group) ?? []), stock === 0 ? `${size}!` : size]);
  expect([...sizesOf.values()].map((sizes) => sizes.join(' '))).toEqual([
    'P M G GG!',
    'P M G! GG',
    'P M! G GG',
  ]);
  expect(oneOfEach(builtInRows)).toHaveLength(50);
});

it("each built-in product's picture says what its drawing is, not the product's name again", () => {
  for (const { name, image_alt = '' } of builtInRows) {
    expect(image_alt).toMatch(/^\p{Ll}[^.]{10,70}$/u);
    expect(image_alt.toLowerCase()).not.toContain(name.toLowerCase());
  }
});
