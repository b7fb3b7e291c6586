import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import {
  allIndexes,
  inOrder,
  once,
  orderBy,
  indexesWhere,
  warmUp,
  type Order,
  type Indexes,
} from '@/shared/long-lists';
import { categoryOptions, type Choices, type Sort } from './choices';
import { nameIndex, searchProducts, wordIndex } from './searchProducts';

type Products = readonly Product[];

const ordered = (keyOf: (product: Product) => number) =>
  once((products: Products) => orderBy(products, keyOf));

const orders: Record<Sort, (products: Products) => Order> = {
  newest: ordered(
    shop.policy.newest === 'oldest-first' ? (item) => item.formatDate : (item) => -item.formatDate,
  ),
  'price-desc': ordered((item) => -item.price_in_cents),
  'price-asc': ordered((item) => item.price_in_cents),
  'best-sellers': ordered((item) => -item.sales),
};

const inCategory = (category: Choices['category']) =>
  once((products: Products) =>
    category === 'all'
      ? allIndexes(products)
      : indexesWhere(products, (product) => product.category === category),
  );

const categories: Readonly<Record<string, (products: Products) => Indexes>> = Object.fromEntries(
  categoryOptions.map(({ value }) => [value, inCategory(value)]),
);

/**
 * The indexes of all products that match the shopper's choices, on all pages. Equal keys keep the list's order
 * (docs/specification.md, sections 4 and 9; docs/contract.md, "Semantics").
 * Work on a whole list is cached.
 */
export function listProducts(
  products: Products,
  { category, search, sort }: Pick<Choices, 'category' | 'search' | 'sort'>,
): Indexes {
  const found =
    search === ''
      ? (categories[category] ?? allIndexes)(products)
      : Uint32Array.from(searchProducts(products, category, search).indexes);
  return sort === null ? found : inOrder(orders[sort](products).indexes(), found);
}

/** Warms the caches for a new list, a few ms each step. */
export function* warmUpSteps(products: Products): Generator<void, void> {
  for (const work of Object.values(categories)) yield void work(products);
  const ordered = Object.values(orders).map((order) => order(products));
  yield* warmUp(nameIndex(products), [...ordered, wordIndex(products)]);
}
