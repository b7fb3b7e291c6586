import { categoryOptions, type Choices } from './choices';

/** The title of a listing by its category and page: 'Canecas, página 2'. Empty for the first page of all products. */
export function listingTitle({ category, page }: Pick<Choices, 'category' | 'page'>): string {
  const [all] = categoryOptions;
  const { label = '' } = categoryOptions.find(({ value }) => value === category) ?? all ?? {};
  if (page > 1) return `${label}, página ${page}`;
  return category === all?.value ? '' : label;
}
