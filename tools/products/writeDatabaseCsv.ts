/**
 * `npm run backend:csv [-- FILE]`: prints a list of products as CSV for import.sql: the list of a JSON file, which
 * `npm run products -- import` writes, or the sample products.
 */
import { readFileSync } from 'node:fs';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { readCommandLine, stop } from '../../server/command.mjs';
import { decodeText } from '../../server/decodeText.mjs';
import { fromRoot } from '../fromRoot';
import { importWithAlias } from '../importWithAlias';
import type * as DatabaseCsv from './databaseCsv';

function rowsOf(file: string): object[] {
  try {
    const list: unknown = JSON.parse(decodeText(readFileSync(file)));
    if (Array.isArray(list) && list.every((row): row is object => typeof row === 'object' && row !== null))
      return list;
  } catch {
    // It is reported below.
  }
  return stop(`${file} não se deixa ler como lista de produtos.`);
}

const { csvOf, hasDetails } = await importWithAlias<typeof DatabaseCsv>(
  fromRoot('tools/products/databaseCsv.ts'),
);
const [file] = readCommandLine({ options: {} }, 1).positionals;
const rows = file ? rowsOf(file) : builtInRows;
process.stdout.write(csvOf(rows));
if (hasDetails(rows)) console.error('Há colunas de detalhes: importe com -v details=1.');
