import type { Product } from '@/entities/product';
import { withoutAccents } from '@/shared/lib';
import { plainNames } from './names';
import { searchSimilar } from './searchSimilar';

interface Found {
  /** In the list's order. */
  found: readonly Product[];
  /**
   * Whether the third step of docs/contract.md, "Semantics", or a later one found them (all words in any
   * order, and so on), so that a sentence says that the products are only similar.
   */
  isSimilar: boolean;
}

/**
 * Searches the names of products. The text matches literally and case-insensitively; an empty one matches
 * every name. Only if that finds nothing, further steps are tried (docs/contract.md, "Semantics"): without
 * accents, with a space for each hyphen, then those of searchSimilar.ts.
 */
export function searchProducts(products: readonly Product[], search: string): Found {
  if (search === '') return { found: products, isSimilar: false };
  const text = search.toLowerCase();
  const plain = withoutAccents(text);
  const words = withSpaces(plain).trim();
  const names = plainNames(products);
  const steps: readonly ((product: Product, index: number) => boolean | undefined)[] = [
    ({ name }) => name.toLowerCase().includes(text),
    (_product, index) => names[index]?.includes(plain),
    (_product, index) => words !== '' && withSpaces(names[index] ?? '').includes(words),
  ];
  for (const isFound of steps) {
    const found = products.filter(isFound);
    if (found.length > 0) return { found, isSimilar: false };
  }
  const similar = searchSimilar(products, search);
  return { found: similar, isSimilar: similar.length > 0 };
}

const withSpaces = (text: string) => text.replaceAll('-', ' ');
