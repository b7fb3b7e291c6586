import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import {
  allPlaces,
  createNameIndex,
  inOrder,
  once,
  orderBy,
  placesOf,
  placesWhere,
  prepare,
  withoutAccents,
  type Order,
  type Places,
} from '@/shared/long-lists';
import { categoryOptions, type Choices, type Sort } from './choices';

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
      ? allPlaces(products)
      : placesWhere(products, (product) => product.category === category),
  );

const categories = Object.fromEntries(
  categoryOptions.map(({ value }) => [value, inCategory(value)]),
) as Record<Choices['category'], (products: Products) => Places>;

const nameIndex = once(createNameIndex);

/**
 * The places of the products that the shopper's choices list, all pages of them. Equal keys keep the list's order
 * (docs/specification.md, sections 4 and 9; docs/contract.md, "Semantics").
 * Work on the whole list is done once for each list.
 */
export function listProducts(
  products: Products,
  { category, search, sort }: Pick<Choices, 'category' | 'search' | 'sort'>,
): Places {
  const found = search === '' ? categories[category](products) : searchByName(products, category, search);
  return sort === null ? found : inOrder(orders[sort](products).places(), found);
}

/** Finds the text literally and case-insensitively in the names; only if nothing matches, again without accents. */
function searchByName(products: Products, category: Choices['category'], search: string): Places {
  const { lowerCase, plain } = nameIndex(products);
  const text = search.toLowerCase();
  const ofCategory = (places: number[]) =>
    category === 'all' ? places : places.filter((place) => products[place]?.category === category);
  const found = ofCategory(placesOf(lowerCase, text));
  return Uint32Array.from(found.length > 0 ? found : ofCategory(placesOf(plain, withoutAccents(text))));
}

/** Does ahead, a step of a few ms at a time, the work on a whole list that its listings have in common. */
export function* preparationOf(products: Products): Generator<void, void> {
  for (const work of Object.values(categories)) yield void work(products);
  yield* prepare(
    Object.values(orders).map((order) => order(products)),
    nameIndex(products),
  );
}
