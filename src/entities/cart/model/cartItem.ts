import {
  detailNames,
  isCount,
  isDate,
  isKnownCategory,
  isText,
  parseProduct,
  type Details,
  type Product,
  type ProductRow,
} from '@/entities/product/@x/cart';
import { shop } from '@/shared/config';

/** A line of the cart: the product as it was when it was added (docs/specification.md, section 3). */
export interface CartItem extends Omit<ProductRow, 'image_urls' | keyof Details> {
  /** `created_at` in ms since 1970. */
  formatDate: number;
  /**
   * The interface offers 1 to `quantityLimit` of the settings. By the contract, `quantityChanged` accepts any integer
   * above 0 ("Semantics"), and a quantity that is read is brought into the range ("Storage"): with the limit 5, a
   * reload makes 5 of 7.
   */
  quantity: number;
}

/** Reads an item from storage, from another tab's message or from a product; null if it is not valid. */
export function parseCartItem(value: unknown): CartItem | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { description, category, sales, created_at, quantity } = fields;
  // An item that can be sold is kept: it needs an id, a name, a price and a picture.
  const filled = {
    ...fields,
    description: isText(description) ? description : NEUTRAL.description,
    category: isText(category) ? category : NEUTRAL.category,
    sales: isCount(sales) ? sales : NEUTRAL.sales,
    created_at: isDate(created_at) ? created_at : NEUTRAL.created_at,
  };
  const product = parseProduct(filled, { anyCategory: true });
  return product && withQuantity(product, quantity);
}

/** Fills in what a saved item lacks (docs/contract.md, "Storage") until the list arrives. */
const NEUTRAL = { description: '', category: '', sales: 0, created_at: '1970-01-01T00:00:00.000Z' };

/** Whether the list may have something that an item lacks: a field, or a category that the settings know. */
export function isIncomplete({ description, category, sales, created_at }: CartItem): boolean {
  return (
    description === NEUTRAL.description ||
    !isKnownCategory(category) ||
    sales === NEUTRAL.sales ||
    created_at === NEUTRAL.created_at
  );
}

/** Fills in what an item lacks from the product of the same id. */
export function complete(item: CartItem, product: Product): void {
  item.description ||= product.description;
  if (!isKnownCategory(item.category)) item.category = product.category;
  item.sales ||= product.sales;
  if (item.created_at !== NEUTRAL.created_at) return;
  item.created_at = product.created_at;
  item.formatDate = product.formatDate;
}

function withQuantity(product: Product, quantity: unknown): CartItem {
  const { priceFormatted: _derived, image_urls: _shownOnItsPage, ...item } = product;
  for (const name of detailNames) delete item[name];
  const isReadable = typeof quantity === 'number' || typeof quantity === 'string';
  const whole = isReadable ? Math.trunc(Number(quantity)) || 1 : 1;
  return { ...item, quantity: Math.min(Math.max(whole, 1), shop.quantityLimit) };
}
