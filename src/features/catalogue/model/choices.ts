import type { Category } from '@/entities/product';
import { noChoices } from '@/shared/addresses';
import { shop } from '@/shared/config';
import { isolated } from '@/shared/lib';

/**
 * The sort orders of the menu; listProducts.ts compares products by them. `word` names an order in addresses: if the
 * label did that, a new label would break links.
 */
export const sortOptions = [
  { value: 'newest', label: 'Novidades', word: 'novidades' },
  { value: 'price-desc', label: 'Preço: Maior - menor', word: 'preco-desc' },
  { value: 'price-asc', label: 'Preço: Menor - maior', word: 'preco-asc' },
  { value: 'best-sellers', label: 'Mais vendidos', word: 'mais-vendidos' },
] as const;
export type Sort = (typeof sortOptions)[number]['value'];

/** The shopper's choices. The listing is derived from them and from the products. */
export interface Choices {
  /** A category's key, or that of all products (`noChoices`). */
  category: Category;
  /** Null for the backend's order. */
  sort: Sort | null;
  /** The submitted text; an empty one lists everything. */
  search: string;
  /** From 1. Selectors clamp it to the pages that exist. */
  page: number;
}

export { noChoices };

export const categoryOptions: readonly { value: Choices['category']; label: string }[] = [
  { value: noChoices.category, label: 'Todos os produtos' },
  ...Object.entries(shop.categories).map(([value, { tab: label }]) => ({ value, label })),
];

/** The most characters of a search. A name is not longer, and servers refuse long addresses. */
const LONGEST_SEARCH = 300;

/**
 * A text as a search, which an address can hold: spaces alone are no search, and half a surrogate pair,
 * which has no UTF-8, is left out.
 */
export function searchOf(text: string): string {
  const search = text.slice(0, LONGEST_SEARCH).replace(/\p{Cs}/gu, '');
  return search.trim() && search;
}

/** Reads saved choices field by field; an invalid field gets its initial value. */
export function parseChoices(value: unknown): Choices {
  const { category, sort, search, page } = Object(value) as Partial<Record<keyof Choices, unknown>>;
  return {
    category: categoryOptions.find(({ value: known }) => known === category)?.value ?? noChoices.category,
    sort: sortOptions.find(({ value: known }) => known === sort)?.value ?? noChoices.sort,
    search: typeof search === 'string' ? searchOf(search) : noChoices.search,
    page: isPage(page) ? page : noChoices.page,
  };
}

export function isPage(page: unknown): page is number {
  return Number.isSafeInteger(page) && Number(page) >= 1;
}

type Listed = Pick<Choices, 'category' | 'page'> & Partial<Choices>;

/**
 * The title of a listing: 'Canecas, página 2', or 'Resultados para “lua”'. Empty for the first page of all
 * products.
 */
export function listingTitle({ category, page, search }: Listed): string {
  if (search) return `Resultados para “${isolated(shortened(search))}”`;
  const [all] = categoryOptions;
  const { label = '' } = categoryOptions.find(({ value }) => value === category) ?? all ?? {};
  if (page > 1) return `${label}, página ${page}`;
  return category === all?.value ? '' : label;
}

/** The heading of a search that finds nothing. */
export const nothingFoundTitle = (search: string) => `Nada encontrado para “${isolated(shortened(search))}”`;

/** A search as the page names it: cut after 40 characters. */
export const shortened = (search: string) => search.replace(/^(.{40}).+$/su, '$1…');
