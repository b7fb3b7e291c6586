// Products for tests and for QA's tools in Node. The shop does not import them.
import { stateWithList } from './api/productApi';
import { builtInRows } from './model/builtInProducts';
import { parseProduct, type Product, type ProductRow } from './model/product';
import { fallBack, type ProductList } from './model/productList';

/** A valid row as the backend sends it. */
export function productRow({ id = 'p0', ...changes }: Partial<ProductRow> = {}): ProductRow {
  return {
    id,
    name: `Caneca ${id}`,
    description: 'Uma caneca de teste.',
    image_url: '/pictures/mugs.svg',
    category: 'mugs',
    price_in_cents: 1990,
    sales: 1,
    created_at: '2024-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** `count` distinct rows, `p0`, `p1` and so on: mugs and t-shirts in turn. */
export function productRows(count: number): ProductRow[] {
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? productRow({ id: `p${index}`, name: `Caneca ${index}` })
      : productRow({ id: `p${index}`, name: `Camiseta ${index}`, category: 't-shirts' }),
  );
}

/** The product that the shop makes from a row. Throws if the changes make the row invalid. */
export function productOf(changes: Partial<ProductRow> = {}): Product {
  const row = productRow(changes);
  const product = parseProduct(row);
  if (!product) throw new Error(`This row is not a product: ${JSON.stringify(row)}`);
  return product;
}

/** The list after a backend's answer with these products. */
export function productList(products: readonly Product[], changes: Partial<ProductList> = {}): ProductList {
  return { products, source: 'backend', failure: null, leftOut: 0, ...changes };
}

/** The products' state with a backend's answer. */
export const productState = (products: readonly Product[] = []) => stateWithList(productList(products));

/** The sample products as the shop stores them. */
export function sampleProducts(): readonly Product[] {
  return fallBack(builtInRows, null).products;
}
