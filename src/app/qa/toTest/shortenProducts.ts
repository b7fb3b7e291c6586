import type { ProductRow } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { isFields } from '@/features/action-log';

type Fields = Readonly<Record<string, unknown>>;
type ProductLike = Fields & Pick<ProductRow, 'id' | 'name' | 'category' | 'price_in_cents'>;

/**
 * Replaces the products in a JSON object by rows of `productRow`, so that a test can write each in few words:
 * `productRow({ id: 'p1', name: 'Caneca Sabiá' })`.
 * @param codes is filled with the code that makes each of these rows
 */
export function shortenProducts(fields: Fields, codes: Map<object, string>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, shorten(value, codes)]));
}

function shorten(value: unknown, codes: Map<object, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => shorten(one, codes));
  if (!isFields(value)) return value;
  return isProduct(value) ? shortProduct(value, codes) : shortenProducts(value, codes);
}

function isProduct(value: Fields): value is ProductLike {
  const { id, name, category, price_in_cents } = value;
  return [id, name, category].every((text) => typeof text === 'string') && typeof price_in_cents === 'number';
}

function shortProduct(product: ProductLike, codes: Map<object, string>) {
  const { id, name, category, price_in_cents, quantity } = product;
  const usual = productRow({ id });
  const changes = {
    id,
    ...(name !== usual.name && { name }),
    ...(category !== usual.category && { category }),
    ...(price_in_cents !== usual.price_in_cents && { price_in_cents }),
  };
  const hasQuantity = quantity !== undefined && quantity !== 1;
  const row = { ...productRow(changes), ...(hasQuantity && { quantity }) };
  const code = `productRow(${JSON.stringify(changes)})`;
  codes.set(row, hasQuantity ? `{ ...${code}, quantity: ${JSON.stringify(quantity)} }` : code);
  return row;
}
