import type { Product } from '@/entities/product';
import { listProducts } from './listProducts';
import { noChoices, type Choices } from './choices';

function product(id: string, changes: Partial<Product> = {}): Product {
  return {
    id,
    name: id,
    description: '',
    image_url: '',
    category: 'mugs',
    price_in_cents: 1000,
    sales: 0,
    created_at: '',
    priceFormatted: '',
    formatDate: 0,
    quantity: 1,
    ...changes,
  };
}

const listed = (products: readonly Product[], choices: Partial<Choices>) =>
  listProducts(products, { ...noChoices, ...choices }).map(({ id }) => id);

const found = (search: string, ...names: string[]) =>
  listed(
    names.map((name) => product(name)),
    { search },
  );

describe('the category', () => {
  const products = [product('a'), product('b', { category: 't-shirts' }), product('c')];

  it.each([
    ['all', ['a', 'b', 'c']],
    ['mugs', ['a', 'c']],
    ['t-shirts', ['b']],
  ] as const)('%s', (category, expected) => {
    expect(listed(products, { category })).toEqual(expected);
  });
});

describe('the search', () => {
  it('matches anywhere in the name, whatever the case', () => {
    expect(found('SABIÁ', 'Caneca Sabiá', 'Camiseta Lua', 'sabiá')).toEqual(['Caneca Sabiá', 'sabiá']);
    expect(found('neca s', 'Caneca Sabiá')).toEqual(['Caneca Sabiá']);
  });

  it.each(['.', '*', '(', '[a', 'a+', '\\', '$', '%'])('takes %p literally', (text) => {
    expect(found(text, 'Caneca', `Caneca ${text}`)).toEqual([`Caneca ${text}`]);
  });

  it('keeps its spaces', () => {
    expect(found(' lua', 'Plua', 'Caneca Lua')).toEqual(['Caneca Lua']);
  });

  it('is tried without accents only when nothing matches', () => {
    expect(found('sabia', 'Caneca Sabiá', 'Camiseta Sabia')).toEqual(['Camiseta Sabia']);
    expect(found('sabia', 'Caneca Sabiá', 'Camiseta Lua')).toEqual(['Caneca Sabiá']);
    expect(found('càfé', 'Caneca Café', 'Caneca Lua')).toEqual(['Caneca Café']);
    expect(found('acao', 'Caneca Ação')).toEqual(['Caneca Ação']);
  });

  it('finds nothing where there is nothing', () => {
    expect(found('xyz', 'Caneca Sabiá')).toEqual([]);
  });

  it('and the category hold together', () => {
    const products = [product('lua 1'), product('lua 2', { category: 't-shirts' }), product('sol')];
    expect(listed(products, { search: 'lua', category: 't-shirts' })).toEqual(['lua 2']);
  });
});

describe('the sort', () => {
  const products = [
    product('b', { price_in_cents: 200, sales: 5, formatDate: 30 }),
    product('a', { price_in_cents: 300, sales: 1, formatDate: 20 }),
    product('d', { price_in_cents: 200, sales: 5, formatDate: 30 }),
    product('c', { price_in_cents: 100, sales: 9, formatDate: 10 }),
  ];

  it.each([
    [null, ['b', 'a', 'd', 'c']],
    ['newest', ['c', 'a', 'b', 'd']],
    ['price-desc', ['a', 'b', 'd', 'c']],
    ['price-asc', ['c', 'b', 'd', 'a']],
    ['best-sellers', ['c', 'b', 'd', 'a']],
  ] as const)('%s, equal keys in the order of the list', (sort, expected) => {
    expect(listed(products, { sort })).toEqual(expected);
  });

  it('compares sales and not prices', () => {
    const pair = [
      product('dear', { price_in_cents: 900, sales: 1 }),
      product('loved', { price_in_cents: 100, sales: 2 }),
    ];
    expect(listed(pair, { sort: 'best-sellers' })).toEqual(['loved', 'dear']);
  });

  it('leaves the list itself alone', () => {
    listed(Object.freeze(products), { sort: 'newest' });
    expect(products.map(({ id }) => id)).toEqual(['b', 'a', 'd', 'c']);
  });
});
