import { categories } from '@/entities/product';
import type { Choices, Sort } from './choices';

/** The words of the specification's categories; that of another is its key. */
const ofCategories: Readonly<Record<string, string>> = { 't-shirts': 'camisetas', mugs: 'canecas' };

const ofSorts: Readonly<Record<Sort, string>> = {
  newest: 'novidades',
  'price-desc': 'preco-desc',
  'price-asc': 'preco-asc',
  'best-sellers': 'mais-vendidos',
};

/** The name of each category and order in the address. It is not the label, so that a changed label breaks no link. */
export const linkWords: Readonly<Partial<Record<keyof Choices, Readonly<Record<string, string>>>>> = {
  category: {
    all: 'todos',
    ...Object.fromEntries(categories.map((key) => [key, ofCategories[key] ?? key])),
  },
  sort: ofSorts,
};
