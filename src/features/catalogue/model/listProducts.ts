import { cardsOf, soldOutLast, type Card, type Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { noChoices, type Choices, type Sort } from './choices';
import { searchProducts } from './searchProducts';
import type { SearchResult } from './searchWordByWord';

type Products = readonly Product[];

const comparators: Readonly<Record<Sort, (a: Product, b: Product) => number>> = {
  newest: (a, b) =>
    shop.policy.newest === 'oldest-first' ? a.formatDate - b.formatDate : b.formatDate - a.formatDate,
  'price-desc': (a, b) => b.price_in_cents - a.price_in_cents,
  'price-asc': (a, b) => a.price_in_cents - b.price_in_cents,
  'best-sellers': (a, b) => b.sales - a.sales,
};

interface Listed extends Omit<SearchResult, 'products'> {
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
    category === noChoices.category ? products : products.filter((product) => product.category === category);
  const { products: matching, ...how } = searchProducts(ofCategory, search);
  const cards = cardsOf(matching, products);
  return { products: soldOutLast(sort ? cards.toSorted(comparators[sort]) : cards), ...how };
}
