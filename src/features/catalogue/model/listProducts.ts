import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import type { Choices, Sort } from './choices';

type Listing = readonly Product[];

const comparators: Record<Sort, (a: Product, b: Product) => number> = {
  newest: shop.newestSortsAscending
    ? (a, b) => a.formatDate - b.formatDate
    : (a, b) => b.formatDate - a.formatDate,
  'price-desc': (a, b) => b.price_in_cents - a.price_in_cents,
  'price-asc': (a, b) => a.price_in_cents - b.price_in_cents,
  'best-sellers': (a, b) => b.sales - a.sales,
};

/**
 * The products that the shopper's choices list, all pages of them. Equal keys keep the list's order
 * (specification, sections 4 and 9; contract, "Semantics").
 */
export function listProducts(
  products: Listing,
  { category, search, sort }: Pick<Choices, 'category' | 'search' | 'sort'>,
): Listing {
  const inCategory = category === 'all' ? products : products.filter((item) => item.category === category);
  const found = search === '' ? inCategory : searchByName(inCategory, search);
  return sort === null ? found : found.toSorted(comparators[sort]);
}

/** Literal and case-insensitive anywhere in the name; only when nothing matches, once more without accents. */
function searchByName(products: Listing, text: string): Listing {
  const found = matching(products, text, lowerCase);
  return found.length > 0 ? found : matching(products, text, withoutAccents);
}

function matching(products: Listing, text: string, fold: (text: string) => string): Listing {
  const needle = fold(text);
  return products.filter((product) => fold(product.name).includes(needle));
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
