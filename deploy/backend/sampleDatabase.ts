// A database for the tests of the backend.
import { join } from 'node:path';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { openDatabase } from '../../tools/postgres';
import { csvOf } from './csv';

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
