import type { ProductRow } from '../model/product';

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
