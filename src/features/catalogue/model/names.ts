import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import { withoutAccents } from '@/shared/lib';
import { formsOf, wordsIn, type Forms } from './searchWords';

// What a search reads of the names in a list; cached as long as the list lives.

/** The names in lower case without accents, in the list's order. */
export const plainNames = weakMapMemoize((products: readonly Product[]): readonly string[] =>
  products.map(({ name }) => withoutAccents(name.toLowerCase())),
);

/** A word of some names. */
interface WordOfNames extends Forms {
  /** The products whose names have it, in the list's order. */
  products: Product[];
}

/** The different words of the names. */
export const wordsOfNames = weakMapMemoize((products: readonly Product[]): readonly WordOfNames[] => {
  const words = new Map<string, WordOfNames>();
  const names = plainNames(products);
  products.forEach((product, index) => {
    for (const word of new Set(wordsIn(names[index] ?? ''))) {
      const known = words.get(word);
      if (known) known.products.push(product);
      else words.set(word, { ...formsOf(word), products: [product] });
    }
  });
  return [...words.values()];
});
