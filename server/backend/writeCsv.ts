/**
 * `npm run backend:csv [-- FILE]`: prints a list of products as CSV for import.sql: the list of a JSON file, which
 * `npm run products -- import` writes, or the sample products.
 */
import { readFileSync } from 'node:fs';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { csvOf, hasDetails } from './csv';

function rowsOf(file: string): object[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const rows: unknown[] = Array.isArray(list) ? list : [null];
  if (rows.every((row) => typeof row === 'object' && row !== null)) return rows;
  throw new Error('it holds no list of products');
}

const [file] = process.argv.slice(2);
try {
  const rows = file ? rowsOf(file) : builtInRows;
  process.stdout.write(csvOf(rows));
  if (hasDetails(rows)) console.error('It has columns of details: import it with -v details=1.');
} catch (error) {
  console.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  process.exitCode = 1;
}
