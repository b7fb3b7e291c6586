import { cardsOf, soldOutLast, type Card, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import type { Choices, Sort } from './choices';
import { searchProducts } from './searchProducts';
import type { Found } from './searchWordByWord';

type Products = readonly Product[];

const comparators: Readonly<Record<Sort, (one: Product, other: Product) => number>> = {
  newest: (one, other) =>
    shop.policy.newest === 'oldest-first'
      ? one.formatDate - other.formatDate
      : other.formatDate - one.formatDate,
  'price-desc': (one, other) => other.price_in_cents - one.price_in_cents,
  'price-asc': (one, other) => one.price_in_cents - other.price_in_cents,
  'best-sellers': (one, other) => other.sales - one.sales,
};

interface Listed extends Omit<Found, 'found'> {
  /** On all pages; of a group of variants only one. */
  products: readonly Card[];
}

/**
 * The products that match the shopper's choices. Equal keys keep the list's order (docs/specification.md,
 * sections 4 and 9; docs/contract.md, "Semantics").
 */
export function listProducts(
  products: Products,
  { category, search, sort }: Pick<Choices, 'category' | 'search' | 'sort'>,
): Listed {
  const ofCategory =
    category === 'all' ? products : products.filter((product) => product.category === category);
  const { found, ...how } = searchProducts(ofCategory, search);
  const cards = cardsOf(found, products);
  return { products: soldOutLast(sort ? cards.toSorted(comparators[sort]) : cards), ...how };
}
