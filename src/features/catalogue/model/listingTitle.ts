import { isolated } from '@/shared/lib';
import { categoryOptions, type Choices } from './choices';

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

/** A search as the page names it: cut after 40 characters. */
export const shortened = (search: string) => search.replace(/^(.{40}).+$/su, '$1…');
