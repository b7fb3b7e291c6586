// A database for the tests of the backend.
import { join } from 'node:path';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import type { ProductRow } from '../../src/entities/product';
import { openDatabase } from '../../tools/postgres';

const COLUMNS = [
  'id',
  'name',
  'description',
  'image_url',
  'category',
  'price_in_cents',
  'sales',
  'created_at',
] as const;

/** Rows as a CSV, as `npm run products -- --export` writes them. */
export function csvOf(rows: readonly Record<(typeof COLUMNS)[number], unknown>[]): string {
  const quoted = (value: unknown) => {
    const text = String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => COLUMNS.map((column) => quoted(row[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\n')}\n`;
}

export { builtInRows, type ProductRow };

/** A database with the schema and the sample list; `importCsv` runs import.sql on a CSV. */
export async function openSampleDatabase(settings: Record<string, string> = {}) {
  const database = await openDatabase(settings);
  const file = (name: string) => join(__dirname, name);
  const importCsv = (csv: string, ...flags: string[]) =>
    database.psql([...flags, '-f', file('import.sql')], csv);
  for (const { status, complained } of [
    database.psql(['-f', file('schema.sql')]),
    importCsv(csvOf(builtInRows)),
  ])
    if (status !== 0) throw new Error(complained);
  return { ...database, importCsv };
}
