import { parseProduct, type Product, type ProductRow } from '@/entities/product/@x/cart';
import { shop } from '@/shared/config';

/** A line of the cart: the product as it was when it was added (docs/specification.md, section 3). */
export interface CartItem extends ProductRow {
  /** `created_at` in ms since 1970. */
  formatDate: number;
  /** 1 to 5 in the interface. */
  quantity: number;
}

/** Reads one item from storage, from another tab's message or from a product; null where it is no valid item. */
export function parseCartItem(value: unknown): CartItem | null {
  const product = parseProduct(value);
  return product && withQuantity(product, (value as Record<string, unknown>).quantity);
}

/** Reads a whole cart: invalid items are left out, and of items with the same id all but the first. */
export function parseCart(value: unknown): CartItem[] {
  if (!Array.isArray(value)) return [];
  const byId = new Map<string, CartItem>();
  for (const entry of value) {
    const item = parseCartItem(entry);
    if (item && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

function withQuantity(product: Product, quantity: unknown): CartItem {
  const { priceFormatted: _derived, ...item } = product;
  const isReadable = typeof quantity === 'number' || typeof quantity === 'string';
  const wanted = isReadable ? Math.trunc(Number(quantity)) || 1 : 1;
  return { ...item, quantity: Math.min(Math.max(wanted, 1), shop.quantityLimit) };
}
