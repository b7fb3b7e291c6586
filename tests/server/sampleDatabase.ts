import { resolve } from 'node:path';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { openDatabase } from './postgres';

/**
 * Starts a database with the schema and the sample products; `importList` runs import.sql.
 * @param settings of PostgreSQL
 */
export async function openSampleDatabase(settings: Record<string, string> = {}) {
  const database = await openDatabase(settings);
  const file = (name: string) => resolve('server/backend', name);
  const importList = (rows: readonly object[], ...flags: string[]) =>
    database.psql([...flags, '-f', file('import.sql')], JSON.stringify(rows));
  for (const { status, complained } of [database.psql(['-f', file('schema.sql')]), importList(builtInRows)])
    if (status !== 0) throw new Error(complained);
  return { ...database, importList };
}
