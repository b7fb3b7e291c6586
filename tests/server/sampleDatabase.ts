import { join } from 'node:path';
import type { ProductRow } from '../../src/entities/product';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { csvOf } from '../../tools/products/databaseCsv';
import { openDatabase } from './postgres';

/**
 * Starts a database with the schema and a list, for tests and benchmarks of the backend; `importCsv` runs import.sql.
 * @param settings of PostgreSQL
 * @param rows the list; the sample products if left out
 */
export async function openSampleDatabase(
  settings: Record<string, string> = {},
  rows: readonly ProductRow[] = builtInRows,
) {
  const database = await openDatabase(settings);
  const file = (name: string) => join('server/backend', name);
  const importCsv = (csv: string, ...flags: string[]) => {
    const ofDetails = csv.includes('item_group_id') ? ['-v', 'details=1'] : [];
    return database.psql([...flags, ...ofDetails, '-f', file('import.sql')], csv);
  };
  for (const { status, complained } of [database.psql(['-f', file('schema.sql')]), importCsv(csvOf(rows))])
    if (status !== 0) throw new Error(complained);
  return { ...database, importCsv };
}
