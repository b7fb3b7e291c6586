import fc from 'fast-check';
import type { Product } from '@/entities/product';
import { productOf } from '@/entities/product/index.fixtures';
import { shop } from '@/shared/config';
import { listProducts } from './listProducts';
import { noChoices, sortOptions, type Choices } from './choices';

// Changed after the parser, which refuses some of the names here: a listing takes any text.
const product = (id: string, changes: Partial<Product> = {}): Product => ({
  ...productOf({ id, name: id }),
  ...changes,
});

const listed = (products: readonly Product[], choices: Partial<Choices>) =>
  listProducts(products, { ...noChoices, ...choices }).products.map(({ id }) => id);

it('listing does not change the list itself', () => {
  const products = Object.freeze([product('b', { sales: 1 }), product('a', { sales: 2 })]);
  expect(listed(products, { sort: 'best-sellers' })).toEqual(['a', 'b']);
});

it('sold-out products come last, if the settings say so', () => {
  const some = [product('a', { stock: 0 }), product('b'), product('c', { stock: 1 })];
  expect(listed(some, {})).toEqual(['a', 'b', 'c']);
  jest.replaceProperty(shop.policy, 'soldOut', 'last');
  expect([listed(some, {}), listed(some, { sort: 'newest' })]).toEqual([
    ['b', 'c', 'a'],
    ['b', 'c', 'a'],
  ]);
  jest.restoreAllMocks();
});

describe('the listing', () => {
  // The rules word for word, as slow as they are.
  const comparators = {
    newest: (a: Product, b: Product) => a.formatDate - b.formatDate,
    'price-desc': (a: Product, b: Product) => b.price_in_cents - a.price_in_cents,
    'price-asc': (a: Product, b: Product) => a.price_in_cents - b.price_in_cents,
    'best-sellers': (a: Product, b: Product) => b.sales - a.sales,
  };
  const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const named = (products: Product[], text: string, fold: (text: string) => string) =>
    products.filter(({ name }) => fold(name).includes(fold(text)));
  function listedNaively(products: Product[], { category, search, sort }: Choices) {
    const inCategory = products.filter((item) => category === 'all' || item.category === category);
    const exact = named(inCategory, search, (text) => text.toLowerCase());
    const matching = exact.length > 0 ? exact : named(inCategory, search, plain);
    if (matching.length === 0) return null; // Further steps: searchProducts.test.ts.
    return (sort ? matching.toSorted(comparators[sort]) : matching).map(({ id }) => id);
  }

  const letter = fc.constantFrom(...'aAáÁãÃeçÇ .*([+\\$%İıßΣσςﬁ각\u0301\u0323\n\0', '\ud83d\ude00', '\ud83d');
  const text = fc.oneof(
    fc.string({ unit: letter, maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const category = fc.constantFrom('mugs' as const, 't-shirts' as const);
  const count = fc.oneof(fc.nat(3), fc.maxSafeNat());
  const fields = fc.record({
    name: text,
    category,
    price_in_cents: count,
    sales: count,
    formatDate: fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -7e13, max: 3e14 })),
  });
  const choices = fc.record({
    category: fc.oneof(fc.constant('all' as const), category),
    search: text,
    sort: fc.constantFrom(null, ...sortOptions.map(({ value }) => value)),
    page: fc.constant(1),
  });

  it('the listing equals all products, filtered and then sorted', () => {
    fc.assert(
      fc.property(fc.array(fields), fc.array(choices), (rows, all) => {
        const products = rows.map((row, index) => product(`${index}`, row));
        for (const choices of all) {
          const expected = listedNaively(products, choices);
          if (expected) expect(listed(products, choices)).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
  });
});
