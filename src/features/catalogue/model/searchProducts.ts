import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import { withoutAccents } from '@/shared/lib';
import { createNameIndex, createWordIndex, once, searchNames } from '@/shared/long-lists';
import type { Choices } from './choices';
import { searchSimilar } from './searchSimilar';
import { formsOf } from './searchWords';

interface Found {
  /** The indexes of the products, in the list's order. */
  indexes: readonly number[];
  /**
   * Whether the third step of docs/contract.md, "Semantics", or a later one found them (all words in any order, and so on),
   * so that a sentence says that the products are only similar.
   */
  isSimilar: boolean;
}

type Products = readonly Product[];

/** The indexes of the names of a list, and of their words; cached. */
export const nameIndex = once((products: Products) => createNameIndex(products));
export const wordIndex = once((products: Products) => createWordIndex(nameIndex(products), formsOf));

/**
 * Searches the names of a list, in one category or all. The text matches literally and case-insensitively. Only if that
 * finds nothing, further steps are tried (docs/contract.md, "Semantics"): without accents, with a space for each hyphen,
 * then those of searchSimilar.ts.
 */
export const searchProducts = weakMapMemoize(
  (products: Products, category: Choices['category'], search: string): Found => {
    const { lowerCase, plain, spaced } = nameIndex(products);
    const text = search.toLowerCase();
    const words = withoutAccents(text).replaceAll('-', ' ').trim();
    const ofCategory = (indexes: number[]) =>
      category === 'all' ? indexes : indexes.filter((index) => products[index]?.category === category);
    const steps = [
      () => searchNames(lowerCase, text),
      () => searchNames(plain, withoutAccents(text)),
      () => (words ? searchNames(spaced, words) : []),
    ];
    for (const step of steps) {
      const indexes = ofCategory(step());
      if (indexes.length > 0) return { indexes, isSimilar: false };
    }
    const similar = ofCategory(searchSimilar(products, wordIndex(products).words(), search));
    return { indexes: similar, isSimilar: similar.length > 0 };
  },
  { maxSize: 1 },
);
