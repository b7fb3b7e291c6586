import { isInStock, type Product } from '@/entities/product/@x/cart';
import { formatBRL, isolated } from '@/shared/lib';
import type { CartItem } from './cartItem';

// How saved items differ from the backend's list (docs/contract.md, "Semantics"): derived, not stored.

/** How an item differs from the list. */
export interface Change {
  /** The product of the list; undefined if it cannot be bought any more. */
  product: Product | undefined;
  /** How many there are, if the cart has more. */
  stock?: number;
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
    const change = changeOf(item, products.get(item.id));
    if (change) changes.set(item.id, change);
  }
  return changes;
}

/** How an item differs from its product in the list; undefined if it does not. */
function changeOf(item: CartItem, product: Product | undefined): Change | undefined {
  if (!product) return { product, text: 'Não está mais à venda' };
  if (!isInStock(product)) return { product: undefined, text: 'Esgotado' };
  const { name, price_in_cents, stock } = product;
  const isFewer = stock !== undefined && stock < item.quantity;
  const text = [
    price_in_cents !== item.price_in_cents &&
      `Agora ${product.priceFormatted} (era ${formatBRL(item.price_in_cents)})`,
    name !== item.name && `Novo nome: ${isolated(name)}`,
    isFewer && `Só há ${stock}`,
  ]
    .filter(Boolean)
    .join('. ');
  return text ? { product, text, ...(isFewer && { stock }) } : undefined;
}
