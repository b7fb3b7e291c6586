import type { Product } from '@/entities/product';

/** The first product of each name, `most` at most. */
export function distinctNames(products: readonly Product[], most: number): readonly Product[] {
  const byName = new Map<string, Product>();
  for (const product of products) if (!byName.has(product.name)) byName.set(product.name, product);
  return [...byName.values()].slice(0, most);
}
