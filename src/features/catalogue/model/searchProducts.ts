import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import { withoutAccents } from '@/shared/lib';
import { searchWordByWord, type SearchResult } from './searchWordByWord';

/**
 * Searches the names of products. The text matches literally and case-insensitively; an empty one matches
 * every name. Only if that finds nothing, further steps are tried (docs/contract.md, "Semantics"): without
 * accents, with a space or nothing for each hyphen, then those of searchWordByWord.ts.
 */
export function searchProducts(products: readonly Product[], search: string): SearchResult {
  if (search === '') return { products };
  const text = search.toLowerCase();
  const plain = withoutAccents(text);
  const words = withSpaces(plain).trim();
  const names = plainNames(products);
  const steps: readonly ((product: Product, index: number) => boolean | undefined)[] = [
    ({ name }) => name.toLowerCase().includes(text),
    (_product, index) => names[index]?.includes(plain),
    (_product, index) => words !== '' && withSpaces(names[index] ?? '').includes(words),
    (_product, index) => words !== '' && names[index]?.replaceAll('-', '').includes(words),
  ];
  for (const matches of steps) {
    const matching = products.filter(matches);
    if (matching.length > 0) return { products: matching };
  }
  return searchWordByWord(products, search);
}

/** The names in lower case without accents, in the list's order; cached as long as the list lives. */
const plainNames = weakMapMemoize((products: readonly Product[]): readonly string[] =>
  products.map(({ name }) => withoutAccents(name.toLowerCase())),
);

const withSpaces = (text: string) => text.replaceAll('-', ' ');
