import { parse } from 'csv-parse/sync';
import { decodeText } from '../../../server/decodeText.mjs';
import { reasonOf, wrong, type Finding } from '../findings';
import { lineOf } from './line';
import { knownColumns, sheetOf, type Sheet, type Table } from './sheetOf';

/** Files that are not CSV, by their first bytes. readWorkbook.ts has read an .xlsx or .ods file that is whole. */
const OTHER_FILES: readonly (readonly [begin: string, name: string])[] = [
  ['PK\x03\x04', '.xlsx / .ods'],
  ['\xd0\xcf\x11\xe0', '.xls'],
  ['%PDF', 'PDF'],
  ['{\\rtf', 'RTF'],
];

/** What was read with one delimiter. */
type Attempt = { known: number } & ({ sheet: Sheet } | { mistake: Finding });

/**
 * Reads the table of a workbook with the most known columns, or a CSV file as spreadsheet programs write it: `;`, `,` or tab
 * between cells, in UTF-8, UTF-16 or Windows-1252.
 * @param content the bytes of a CSV file, or the tables of a workbook
 * @param name of the file, for findings
 */
export function readSheet(content: Uint8Array | readonly Table[], name: string): Sheet | Finding {
  const attempts = content instanceof Uint8Array ? readCsv(content, name) : content.map(attempt);
  if ('what' in attempts) return attempts;
  const best = attempts.reduce((most, next) => (next.known > most.known ? next : most), attempt([]));
  return 'sheet' in best ? best.sheet : best.mistake;
}

function attempt(table: Table): Attempt {
  const sheet = sheetOf(table);
  return { sheet, known: knownColumns(sheet.columns) };
}

function readCsv(bytes: Uint8Array, name: string): readonly Attempt[] | Finding {
  const begin = String.fromCharCode(...bytes.subarray(0, 5));
  const text = decodeText(bytes);
  // Some shops' programs save a table in HTML under the name of a sheet.
  const other =
    OTHER_FILES.find(([first]) => begin.startsWith(first))?.[1] ?? (/^\s*</.test(text) ? 'HTML' : undefined);
  if (other !== undefined)
    return wrong(
      name,
      `é um arquivo ${other} que não se deixa ler aqui: abra-o no programa de planilhas e salve como CSV`,
    );
  // Excel names the delimiter in a first line that it does not show.
  const hint = /^sep=(.)\r?\n/i.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  return (hint?.[1] ? [hint[1]] : [';', ',', '\t']).map((delimiter) => split(body, delimiter, name));
}

/** An error of csv-parse. */
interface CsvError extends Error {
  code: string;
  /** How many rows were read before, and how many cells of the next one. */
  records: number;
  column: number;
}

function split(text: string, delimiter: string, name: string): Attempt {
  const options = { delimiter, relax_column_count: true, relax_quotes: true, trim: true };
  try {
    return attempt(parse(text, options));
  } catch (error) {
    const { code, records, column } = error as CsvError;
    const { columns } = sheetOf(records > 0 ? parse(text, { ...options, to: records }) : []);
    const known = knownColumns(columns);
    if (code.includes('QUOTE'))
      return { known, mistake: wrong(lineOf(columns, [], records + 1).place(columns[column]?.field), QUOTE) };
    return { known, mistake: wrong(name, `não se deixa ler como CSV: ${reasonOf(error)}`) };
  }
}

const QUOTE =
  'há uma aspa (") sem par: apague-a, ou ponha o texto inteiro entre aspas e escreva duas ("") para cada aspa dentro dele';
