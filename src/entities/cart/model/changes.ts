import { createSelector } from '@reduxjs/toolkit';
import { selectProductList, type Product } from '@/entities/product/@x/cart';
import { formatBRL, isolated } from '@/shared/lib';
import type { CartItem } from './cartItem';
import { selectCartItems } from './slice';

// How saved items differ from the backend's list (docs/contract.md, "Semantics"): derived, not stored. Only
// the cart's page and the QA panel need this module.

/** How an item differs from the list. */
export interface Change {
  /** The product of the list; undefined if it cannot be bought any more. */
  product: Product | undefined;
  /** As the shopper reads it. */
  text: string;
}

/** The products of the list by their ids. */
export const selectProductsById = createSelector(
  [selectProductList],
  (list) => new Map(list?.products.map((product) => [product.id, product])),
);

/** The changes of the items that differ from the list, by their ids; none before the backend's answer. */
export const selectChanges = createSelector(
  [selectProductList, selectProductsById, selectCartItems],
  (list, productsById, items): ReadonlyMap<string, Change> => {
    const changes = new Map<string, Change>();
    if (list?.source !== 'backend') return changes;
    for (const item of items) {
      const product = productsById.get(item.id);
      if (product?.stock === 0) {
        changes.set(item.id, { product: undefined, text: 'Esgotado' });
        continue;
      }
      const text = changeOf(item, product);
      if (text) changes.set(item.id, { product, text });
    }
    return changes;
  },
);

/** Empty if an item does not differ. */
function changeOf({ name, price_in_cents }: CartItem, product: Product | undefined): string {
  if (!product) return 'Não está mais à venda';
  const price =
    product.price_in_cents !== price_in_cents &&
    `Agora ${product.priceFormatted} (era ${formatBRL(price_in_cents)})`;
  return [price, product.name !== name && `Novo nome: ${isolated(product.name)}`].filter(Boolean).join('. ');
}
