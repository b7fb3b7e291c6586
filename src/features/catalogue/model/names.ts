import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import { shop } from '@/shared/config';
import { withoutAccents } from '@/shared/lib';
import { formsOf, wordsOf, type Forms } from './searchWords';

// What a search reads of the names in a list; cached as long as the list lives.

/** The names in lower case without accents, in the list's order. */
export const plainNames = weakMapMemoize((products: readonly Product[]): readonly string[] =>
  products.map(({ name }) => withoutAccents(name.toLowerCase())),
);

/** A word of some products. */
interface KnownWord extends Forms {
  /** The products that have it, in the list's order. */
  products: Product[];
}

/** Makes a function that returns the different words of a text of each product. */
const wordsFrom = (textOf: (product: Product) => string) =>
  weakMapMemoize((products: readonly Product[]): readonly KnownWord[] => {
    const words = new Map<string, KnownWord>();
    for (const product of products)
      for (const word of new Set(wordsOf(textOf(product)))) {
        const known = words.get(word);
        if (known) known.products.push(product);
        else words.set(word, { ...formsOf(word), products: [product] });
      }
    return [...words.values()];
  });

export const wordsOfNames = wordsFrom(({ name }) => name);

/** The words of the tab and label of a product's category, and of its colour. */
export const wordsOfLabels = wordsFrom(({ category, color = '' }) => {
  const { tab = '', one: label = '' } = shop.categories[category] ?? {};
  return `${tab} ${label} ${color}`;
});
