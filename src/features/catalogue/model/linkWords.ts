import type { Choices } from './choices';

/** Each choice, and its name in the address. The build gives the names to src/app/early.ts. */
export const linkNames = [
  ['category', 'categoria'],
  ['sort', 'ordem'],
  ['search', 'busca'],
  ['page', 'pagina'],
] as const satisfies readonly (readonly [keyof Choices, string])[];

/** The name of each category and order in the address. It is not the label, so that a changed label breaks no link. */
export const linkWords: Readonly<Record<Choices['category'] | NonNullable<Choices['sort']>, string>> = {
  all: 'todos',
  't-shirts': 'camisetas',
  mugs: 'canecas',
  newest: 'novidades',
  'price-desc': 'preco-desc',
  'price-asc': 'preco-asc',
  'best-sellers': 'mais-vendidos',
};
