import type { Product } from '@/entities/product';

type Row = Omit<Product, 'priceFormatted' | 'formatDate' | 'quantity'>;

/** A valid row as the backend sends it. */
export function productRow(changes: Partial<Row> & { id: string }): Row {
  return {
    name: `Caneca ${changes.id}`,
    description: 'Uma caneca de teste.',
    image_url: '/pictures/mugs.svg',
    category: 'mugs',
    price_in_cents: 1990,
    sales: 1,
    created_at: '2024-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** `count` distinct rows: mugs and t-shirts in turn. */
export function productRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? productRow({ id: `p${index}`, name: `Caneca ${index}` })
      : productRow({ id: `p${index}`, name: `Camiseta ${index}`, category: 't-shirts' }),
  );
}
