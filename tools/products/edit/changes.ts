import type { Row } from '@/entities/product/model/fields';

/** A change of one product in a list. It is made by id and field, so that changes of others stay. */
export interface Change {
  id: unknown;
  /** The new values of some fields, or of all fields of a new product; null takes a field, or the whole product, away. */
  values: Row | null;
  /** The index of a product that is not in the list; 0 if absent. */
  at?: number;
}

const indexOf = (rows: readonly Row[], id: unknown) => rows.findIndex((row) => row.id === id);

/** A list with a change. */
export function withChange(rows: readonly Row[], { id, values, at = 0 }: Change): readonly Row[] {
  if (!values) return rows.filter((row) => row.id !== id);
  const index = indexOf(rows, id);
  const all = Object.entries({ ...(rows[index] ?? { id }), ...values });
  const row = Object.fromEntries(all.filter(([, value]) => value !== null));
  return index < 0 ? rows.toSpliced(at, 0, row) : rows.with(index, row);
}

/** The change that takes a change of a list back. */
export function inverse(rows: readonly Row[], { id, values }: Change): Change {
  const at = indexOf(rows, id);
  const row = rows[at];
  if (!row || !values) return { id, values: row ?? null, at };
  return { id, values: Object.fromEntries(Object.keys(values).map((name) => [name, row[name] ?? null])) };
}
