import type { Product, ProductRow } from '@/entities/product';
import { productOf, productRow, sampleProducts } from '@/entities/product/index.fixtures';
import { hexOf, isFields } from 'action-log';

type Fields = Readonly<Record<string, unknown>>;
type ProductLike = Fields & Pick<ProductRow, 'id' | 'name' | 'category' | 'price_in_cents'>;

/**
 * Replaces the products in a JSON object by those of the fixtures, which short code makes:
 * `productRow({ id: 'p1', name: 'Caneca Sabiá' })`. The elements of a list become whole products, as in the store.
 * @param codes receives the code of each replaced product, or of the whole list of sample products
 */
export function shortenProducts(fields: Fields, codes: Map<object, string>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key === 'products' && Array.isArray(value) ? shortList(value, codes) : shorten(value, codes),
    ]),
  );
}

/** The code of the rows that a backend sent, from the products that the shop made of them. */
export function rowsCode(products: readonly unknown[]): string {
  if (hexOf(products) === hexOf(sampleProducts())) return 'builtInRows';
  const rows = products.map((one) =>
    isFields(one) && isProduct(one)
      ? `productRow(${JSON.stringify(changesIn(one, ROW_FIELDS))})`
      : JSON.stringify(one),
  );
  return `[${rows.join(', ')}]`;
}

const ROW_FIELDS = [
  'name',
  'description',
  'image_url',
  'category',
  'price_in_cents',
  'sales',
  'created_at',
] as const;

function shortList(list: readonly unknown[], codes: Map<object, string>): readonly unknown[] {
  const sample = sampleProducts();
  if (hexOf(list) === hexOf(sample)) {
    codes.set(sample, 'sampleProducts()');
    return sample;
  }
  return list.map((one) => (isFields(one) && isProduct(one) ? wholeProduct(one, codes) : one));
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

function wholeProduct(product: ProductLike, codes: Map<object, string>): Product {
  const changes = changesIn(product, ['name', 'category', 'price_in_cents', 'sales', 'created_at']);
  const short = productOf(changes);
  codes.set(short, `productOf(${JSON.stringify(changes)})`);
  return short;
}

function shortProduct(product: ProductLike, codes: Map<object, string>) {
  const { quantity } = product;
  const changes = changesIn(product, ['name', 'category', 'price_in_cents']);
  // `productAdded` makes an item of quantity 1 out of a row. An item of the cart has its own quantity.
  const isOfProduct = quantity === 1 && 'priceFormatted' in product;
  const hasQuantity = quantity !== undefined && !isOfProduct;
  const row = { ...productRow(changes), ...(hasQuantity && { quantity }) };
  const code = `productRow(${JSON.stringify(changes)})`;
  codes.set(row, hasQuantity ? `{ ...${code}, quantity: ${JSON.stringify(quantity)} }` : code);
  return row;
}

/** The id of a product, and the fields that differ from the fixture with that id. */
function changesIn(product: ProductLike, fields: readonly (keyof ProductRow)[]): Partial<ProductRow> {
  const usual = productRow({ id: product.id });
  const changed = fields.filter((field) => product[field] !== undefined && product[field] !== usual[field]);
  return { id: product.id, ...Object.fromEntries(changed.map((field) => [field, product[field]])) };
}
