import type { ProductRow } from '../../src/entities/product';
import { seededRandom } from './seededRandom';

/** Returns a whole number from 0 to `limit` - 1. */
type Below = (limit: number) => number;

/** Random numbers that are the same in every run, so that a failed test can be repeated. */
function seededNumbers(seed: number): Below {
  const random = seededRandom(seed);
  return (limit) => Math.floor(random() * limit);
}

/** Looks like a random UUID. It ends with the row's number, so that it is unique. */
function uuid(number: number, below: Below) {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  const head = hex(below(2 ** 32), 8);
  return `${head}-${hex(below(2 ** 16), 4)}-4${hex(below(2 ** 12), 3)}-a${hex(below(2 ** 12), 3)}-${hex(number, 12)}`;
}

/** What a category's products are called, by its key. */
type Kinds = Readonly<Record<string, { one: string }>>;

const specified: Kinds = { 't-shirts': { one: 'Camiseta' }, mugs: { one: 'Caneca' } };

/** Sample rows, the same in every run: a longer list begins with the shorter one. */
export function products(count: number, kinds = specified): ProductRow[] {
  const categories = Object.keys(kinds);
  const below = seededNumbers(1300);
  return Array.from({ length: count }, (_, index): ProductRow => {
    const category = categories[below(categories.length)] ?? '';
    const kind = kinds[category]?.one ?? '';
    return {
      id: uuid(index + 1, below),
      name: `${kind} do Estoque ${index + 1}`,
      description: `${kind} número ${index + 1} do estoque de desenvolvimento, feita para durar muitos testes.`,
      image_url: kinds === specified ? `/pictures/${category}.svg` : '',
      category,
      price_in_cents: 1990 + below(8000),
      sales: below(1000),
      created_at: new Date(Date.UTC(2020, 0, 1) + below(2000 * 24 * 60) * 60_000).toISOString(),
    };
  });
}
