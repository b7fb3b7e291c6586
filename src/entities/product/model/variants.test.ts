import { productOf, productRow } from '../index.fixtures';
import type { ProductRow } from './product';
import { cardsOf, oneOfEach, shows, variantsOf } from './variants';

const variant = (id: string, more: Partial<ProductRow> = {}) =>
  productRow({ id, item_group_id: 'mar', ...more });
const idsOf = (rows: readonly ProductRow[]) => rows.map(({ id }) => id);

it.each<[string, ProductRow[], string[]]>([
  [
    'is its first in stock, at the index of its first',
    [variant('a', { stock: 0 }), productRow({ id: 'x' }), variant('b')],
    ['b', 'x'],
  ],
  ['is its first if all are sold out', [variant('a', { stock: 0 }), variant('b', { stock: 0 })], ['a']],
  ['is the only one of a group', [variant('a'), productRow({ id: 'x' })], ['a', 'x']],
  ['is in one category', [variant('a'), variant('b', { category: 't-shirts' }), variant('c')], ['a', 'b']],
])('the variant that stands for a group %s', (_what, rows, ids) =>
  expect(idsOf(oneOfEach(rows))).toEqual(ids),
);

it("a product's variants are in the order of the list, and a product without others of its name has none", () => {
  const rows = [variant('a'), productRow({ id: 'x' }), variant('b'), variant('s', { category: 't-shirts' })];
  expect(rows.map((row) => idsOf(variantsOf(rows, row)).join())).toEqual(['a,b', '', 'a,b', '']);
});

describe('a card', () => {
  const cardOf = (...rows: ProductRow[]) => {
    const products = rows.map(productOf);
    return cardsOf(products, products)[0];
  };

  it('a card has the lowest price of what is in stock, no former price, and the sales of all variants', () => {
    const card = cardOf(
      variant('a', { price_in_cents: 4990, list_price_in_cents: 5990, sales: 2 }),
      variant('b', { price_in_cents: 3990, sales: 3 }),
      variant('c', { price_in_cents: 2990, stock: 0, sales: 4 }),
    );
    expect(card).toMatchObject({
      id: 'a',
      priceFormatted: 'a partir de R$\u00a039,90',
      price_in_cents: 3990,
      sales: 9,
    });
    expect(card).not.toHaveProperty('list_price_in_cents');
    expect(['a', 'b', 'c', 'd'].filter((id) => card && shows(card, id))).toEqual(['a', 'b', 'c']);
  });

  it('a card whose variants have one price shows that price', () => {
    expect(cardOf(variant('a'), variant('b'))?.priceFormatted).toBe('R$\u00a019,90');
  });

  it('a card has the colours of all variants, even if a search found only some of them', () => {
    const products = [variant('a', { color: 'Azul' }), variant('b', { color: 'Preto' })].map(productOf);
    expect(cardsOf(products.slice(1), products)).toMatchObject([{ id: 'b', variants: products }]);
  });
});
