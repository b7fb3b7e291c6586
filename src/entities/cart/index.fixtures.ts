import type { ProductRow } from '@/entities/product/@x/cart';
import { productRow } from '@/entities/product/@x/cart/index.fixtures';
import type { CartItem } from './model/cartItem';

/** A line of the cart, for tests. */
export function cartItem({
  quantity = 1,
  ...changes
}: Partial<ProductRow & { quantity: number }> = {}): CartItem {
  const row = productRow(changes);
  return { ...row, formatDate: Date.parse(row.created_at), quantity };
}
