import {
  isCount,
  isDate,
  isText,
  parseProduct,
  type Product,
  type ProductRow,
} from '@/entities/product/@x/cart';
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
  const fields = Object(value) as Record<string, unknown>;
  const { description, sales, created_at, quantity } = fields;
  // What can be sold is kept: an item needs an id, a name, a category, a price and a picture.
  const product = parseProduct({
    ...fields,
    description: isText(description) ? description : NEUTRAL.description,
    sales: isCount(sales) ? sales : NEUTRAL.sales,
    created_at: isDate(created_at) ? created_at : NEUTRAL.created_at,
  });
  return product && withQuantity(product, quantity);
}

/** Stands for what a saved item lacks (docs/contract.md, "Storage"), until the list tells it. */
const NEUTRAL = { description: '', sales: 0, created_at: '1970-01-01T00:00:00.000Z' };

/** Whether an item may lack something that its product tells. */
export function isIncomplete({ description, sales, created_at }: CartItem): boolean {
  return description === NEUTRAL.description || sales === NEUTRAL.sales || created_at === NEUTRAL.created_at;
}

/** Gives an item what it lacks from the product of the same id. */
export function complete(item: CartItem, product: Product): void {
  item.description ||= product.description;
  item.sales ||= product.sales;
  if (item.created_at !== NEUTRAL.created_at) return;
  item.created_at = product.created_at;
  item.formatDate = product.formatDate;
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
