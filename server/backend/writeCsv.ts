/**
 * `npm run backend:csv [-- FILE]`: prints a list of products as CSV for import.sql: the list of a JSON file, which
 * `npm run products -- import` writes, or the sample products.
 */
import { readFileSync } from 'node:fs';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { readCommandLine, stop } from '../command.mjs';
import { decodeText } from '../decodeText.mjs';
import { sentence, spoken } from '../language.mjs';
import { csvOf, hasDetails } from './csv';

const DETAILS = sentence(
  'Há colunas de detalhes: importe com -v details=1.',
  'It has columns of details: import it with -v details=1.',
);

function rowsOf(file: string): object[] {
  try {
    const list: unknown = JSON.parse(decodeText(readFileSync(file)));
    const rows: unknown[] = Array.isArray(list) ? list : [null];
    if (rows.every((row) => typeof row === 'object' && row !== null)) return rows;
  } catch {
    // It is reported below.
  }
  return stop(
    sentence(
      `${file} não se deixa ler como lista de produtos.`,
      `${file} cannot be read as a list of products.`,
    ),
  );
}

const [file] = readCommandLine({ options: {} }, 1).positionals;
const rows = file ? rowsOf(file) : builtInRows;
process.stdout.write(csvOf(rows));
if (hasDetails(rows)) console.error(spoken(DETAILS));
