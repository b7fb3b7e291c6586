import { shop } from '@/shared/config';
import { listed } from '@/shared/lib';

/** The names of all categories in a sentence: 'camisetas, canecas e bonés'. */
export const categoryNames = listed(
  Object.values(shop.categories).map(({ tab }) => tab.toLowerCase()),
  'e',
);
