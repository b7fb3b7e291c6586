import type { ProductRow } from '../../src/entities/product';
import { seededRandom } from '../testing/seededRandom';

/** Products of recorded sessions, the same in every run: a longer list begins with the shorter one. */
export function products(count: number): ProductRow[] {
  const random = seededRandom(1300);
  const below = (limit: number) => Math.floor(random() * limit);
  const hex = (digits: number, value = below(16 ** digits)) => value.toString(16).padStart(digits, '0');
  return Array.from({ length: count }, (_, index): ProductRow => {
    const [category, kind] = below(2) === 0 ? ['t-shirts', 'Camiseta'] : ['mugs', 'Caneca'];
    return {
      id: `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12, index + 1)}`,
      name: `${kind} do Estoque ${index + 1}`,
      description: `${kind} número ${index + 1} do estoque de desenvolvimento, feita para durar muitos testes.`,
      image_url: `/pictures/${category}.svg`,
      category,
      price_in_cents: 1990 + below(8000),
      sales: below(1000),
      created_at: new Date(Date.UTC(2020, 0, 1) + below(2000 * 24 * 60) * 60_000).toISOString(),
    };
  });
}
