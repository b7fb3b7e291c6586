import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import type { Choices, Sort } from './choices';
import { createNameIndex, placesOf, withoutAccents } from './nameIndex';
import { once } from './once';
import { orderBy, type Order } from './orderBy';
import { allPlaces, inOrder, placesIn, type Places } from './places';

type Products = readonly Product[];

const ordered = (keyOf: (product: Product) => number) =>
  once((products: Products) => orderBy(products, keyOf));

const orders: Record<Sort, (products: Products) => Order> = {
  newest: ordered(shop.newestSortsAscending ? (item) => item.formatDate : (item) => -item.formatDate),
  'price-desc': ordered((item) => -item.price_in_cents),
  'price-asc': ordered((item) => item.price_in_cents),
  'best-sellers': ordered((item) => -item.sales),
};

const categories: Record<Choices['category'], (products: Products) => Places> = {
  all: once(allPlaces),
  't-shirts': once((products: Products) => placesIn(products, 't-shirts')),
  mugs: once((products: Products) => placesIn(products, 'mugs')),
};

const nameIndex = once(createNameIndex);

/**
 * The places of the products that the shopper's choices list, all pages of them. Equal keys keep the list's order
 * (specification, sections 4 and 9; contract, "Semantics"). What needs work on the whole list is done once for it.
 */
export function listProducts(
  products: Products,
  { category, search, sort }: Pick<Choices, 'category' | 'search' | 'sort'>,
): Places {
  const found = search === '' ? categories[category](products) : searchByName(products, category, search);
  return sort === null ? found : inOrder(orders[sort](products).places(), found);
}

/** Literal and case-insensitive anywhere in the name; only when nothing matches, once more without accents. */
function searchByName(products: Products, category: Choices['category'], search: string): Places {
  const { lowerCase, plain } = nameIndex(products);
  const text = search.toLowerCase();
  const inCategory = (places: number[]) =>
    category === 'all' ? places : places.filter((place) => products[place]?.category === category);
  const found = inCategory(placesOf(lowerCase, text));
  return Uint32Array.from(found.length > 0 ? found : inCategory(placesOf(plain, withoutAccents(text))));
}

/**
 * Does the work that listings of these products share, in steps of a few ms with 100,000 of them. Whatever is not done
 * when it is needed, is done then.
 */
export function* preparationOf(products: Products): Generator<void, void> {
  for (const work of Object.values(categories)) yield void work(products);
  for (const order of Object.values(orders)) while (order(products).step()) yield;
  const { lowerCase, plain } = nameIndex(products);
  for (const block of [...lowerCase, ...plain]) yield void block();
}
