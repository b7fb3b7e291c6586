import type { Product } from '@/entities/product/@x/cart';
import { formatBRL, isolated } from '@/shared/lib';
import type { CartItem } from './cartItem';

// How saved items differ from the backend's list (docs/contract.md, "Semantics"): derived, not stored.

/** How an item differs from the list. */
export interface Change {
  /** The product of the list; undefined if it cannot be bought any more. */
  product: Product | undefined;
  /** As the shopper reads it. */
  text: string;
}

/** The changes of the items that differ from the products of the list, by their ids. */
export function changesOf(
  items: readonly CartItem[],
  products: ReadonlyMap<string, Product>,
): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>();
  for (const item of items) {
    const product = products.get(item.id);
    const isSoldOut = product?.stock === 0;
    const text = isSoldOut ? 'Esgotado' : changeOf(item, product);
    if (text) changes.set(item.id, { product: isSoldOut ? undefined : product, text });
  }
  return changes;
}

/** Empty if an item does not differ. */
function changeOf({ name, price_in_cents }: CartItem, product: Product | undefined): string {
  if (!product) return 'Não está mais à venda';
  const price =
    product.price_in_cents !== price_in_cents &&
    `Agora ${product.priceFormatted} (era ${formatBRL(price_in_cents)})`;
  return [price, product.name !== name && `Novo nome: ${isolated(product.name)}`].filter(Boolean).join('. ');
}
