import type { Row } from '@/entities/product/model/fields';

/** A change of one product in a list. It is made by id and field, so that changes of others stay. */
export interface Change {
  id: unknown;
  /** New values of fields, all of them for a new product. Null takes a field, or the whole product, away. */
  values: Row | null;
}

/** A list with a change. A new product is the first. */
export function withChange(rows: readonly Row[], { id, values }: Change): readonly Row[] {
  if (!values) return rows.filter((row) => row.id !== id);
  const index = rows.findIndex((row) => row.id === id);
  const all = Object.entries({ ...(rows[index] ?? { id }), ...values });
  const row = Object.fromEntries(all.filter(([, value]) => value !== null));
  return index < 0 ? [row, ...rows] : rows.with(index, row);
}
