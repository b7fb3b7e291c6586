import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../../decodeText.mjs';
import { Refusal } from '../../refusal';
import { counted } from '../../counted';
import { titleOf } from '../fieldWords';
import { quoted, wrong, type Problem } from '../problems';
import type { Cell, Table } from './cell';
import { isUpdate, knownFields, lackingIn, readHeader } from './columns';
import { lineOf } from './columns';
import { withoutCopies } from './copies';
import { joinCutPrices } from './cutPrices';
import { sheetOf, type Sheet } from './sheetOf';
import { isWorkbook, readWorkbook } from './workbook';

const SAVE_AS = 'abra-o no programa de planilhas e salve como .xlsx ou CSV';

const OF_SHEET = 'dê o nome de um arquivo .xlsx, .ods, .xls ou .csv';

const FROM_NUMBERS = 'no Numbers, escolha Arquivo, Exportar para, Excel';

/** Files that are no sheets, by their first characters. */
const OTHER_FILES: readonly (readonly [begin: RegExp, name: string])[] = [
  [/^\xff\xd8\xff|^\x89PNG|^GIF8|^RIFF|^....ftyp|^II\*\0|^MM\0\*/s, `uma foto ou um vídeo (${OF_SHEET})`],
  [/^%PDF/, `um PDF (${OF_SHEET})`],
  [/^\{\\rtf/, `um RTF (${OF_SHEET})`],
  [/^[\s\xef\xbb\xbf]*[[{]/, `um JSON (${SAVE_AS})`],
  [/^Rar!|^7z\xbc/, 'um arquivo compactado (abra-o, e importe a planilha que está dentro)'],
  [/^PK.{28}(?:Index|preview|Data)/s, `um documento do Numbers (${FROM_NUMBERS})`],
  [/^[\s\xef\xbb\xbf]*</, `um HTML ou XML (${SAVE_AS})`], // Some shops' programs save a table in HTML under the name of a sheet.
];

/** A sheet of products. */
export interface NamedSheet extends Sheet {
  /** The names of its file and table. */
  name: string;
  /** The name of its table; empty for a CSV file. */
  table: string;
}

export interface Sheets {
  sheets: readonly NamedSheet[];
  /** A sentence for each table, and for the pictures, that are not read. */
  leftOut: readonly string[];
}

/** Which parts of a file are read. */
export interface Reading {
  /** Whether hidden rows and columns are read. */
  hasHidden: boolean;
  /** Whether a table with only codes and changed fields is read. It needs an existing list. */
  hasUpdate: boolean;
}

/**
 * Reads every visible table of a workbook that has the columns of products, or a CSV file as spreadsheet
 * programs write it: `;`, `,` or tab between cells, in any encoding of decodeText.mjs.
 * @param file its name, for problems
 */
export function readSheets(bytes: Buffer, file: string, { hasHidden, hasUpdate }: Reading): Sheets | Problem {
  const begin = bytes.toString('latin1', 0, 64);
  if (bytes.length === 0) return wrong(file, 'está vazio (0 bytes): salve a planilha de novo, e importe');
  const [, kindOfFile] = OTHER_FILES.find(([first]) => first.test(begin)) ?? [];
  if (kindOfFile !== undefined) return wrong(file, `não é uma planilha, e sim ${kindOfFile}`);
  if (!isWorkbook(bytes)) return readCsv(bytes, file);
  try {
    const { tables, pictures } = readWorkbook(bytes);
    const { sheets, leftOut } = choose(tables, file, { hasHidden, hasUpdate });
    if (sheets.every(({ columns }) => knownFields(columns) === 0))
      return wrong(file, tables.some(isInOneColumn) ? ONE_COLUMN : NO_TITLES);
    const pasted = `${file}: tem ${counted(pictures, 'foto colada', 'fotos coladas')}, que a importação não lê: salve cada uma em photos/, e escreva o nome na coluna Foto.`;
    return { sheets, leftOut: pictures > 0 ? [...leftOut, pasted] : leftOut };
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : 'está danificado';
    return wrong(file, `não se deixa ler (${reason}): ${SAVE_AS}`);
  }
}

/** The tables with the columns of products. If no table has all columns, the best table, whose mistakes are reported. */
function choose(tables: readonly Table[], file: string, { hasHidden, hasUpdate }: Reading): Sheets {
  const all = tables.map((table) => ({
    ...sheetOf(table, hasHidden, tables.length > 1 ? table.name : undefined),
    ...{ name: `${file}, planilha "${table.name}"`, table: table.name, isHidden: table.isHidden },
  }));
  const visible = all.filter(({ isHidden }) => !isHidden);
  const whole = visible.filter(({ columns }) => lackingIn(columns).length === 0);
  const [best] = visible.toSorted((left, right) => knownFields(right.columns) - knownFields(left.columns));
  const updates = hasUpdate ? visible.filter(({ columns }) => isUpdate(columns)) : [];
  const [chosen = []] = [whole, updates, best ? [best] : []].filter(({ length }) => length > 0);
  const { sheets, leftOut: copies } = withoutCopies(chosen);
  const leftOut = all
    .filter((sheet) => !chosen.includes(sheet))
    .map(({ name, isHidden, columns }) =>
      isHidden
        ? `${name}: está oculta, e não é lida; mostre-a no programa de planilhas, salve e importe de novo se ela é da loja.`
        : `${name}: não é lida: falta a coluna ${lackingIn(columns)
            .map((field) => quoted(titleOf(field)))
            .join(', ')}; acrescente-a se a planilha é da loja.`,
    );
  return { sheets, leftOut: [...copies, ...leftOut] };
}

function readCsv(bytes: Buffer, file: string): Sheets | Problem {
  const text = decodeText(bytes);
  // Excel names the delimiter in a first line that it does not show.
  const [line = '', given] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const delimiter = given ?? delimiterOf(body);
  const rows: string[][] = [];
  try {
    parse(body, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      ...{ relax_column_count: true, relax_quotes: true, trim: true },
      on_record: (cells: string[]) => void rows.push(cells),
    });
    const sheet = sheetOf(tableOf(delimiter === ',' ? joinCutPrices(rows) : rows.map(cellsOf)), true);
    if (knownFields(sheet.columns) === 0)
      return wrong(
        file,
        NO_TEXT.test(text) ? `não é uma planilha, ou está danificado: ${SAVE_AS}` : NO_TITLES,
      );
    return { sheets: [{ ...sheet, name: file, table: '' }], leftOut: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { columns } = sheetOf(tableOf(rows.map(cellsOf)), true);
    const { field } = columns[Number(error.column)] ?? {};
    return wrong(lineOf(columns, [], rows.length).place(field), QUOTE);
  }
}

/** Characters of a file that is not a text. */
// eslint-disable-next-line no-control-regex
const NO_TEXT = /[\x00-\x08\x0e-\x1f\ufffd]/;

const NO_TITLES =
  'não tem uma linha com os nomes das colunas: escreva na primeira linha Nome, Categoria e Preço, ou Código e o que muda';

const ONE_COLUMN =
  'as colunas estão todas numa só: no Excel e no LibreOffice, marque-a e escolha Dados, Texto para Colunas, com o sinal que as separa; salve e importe de novo';

/** Whether a workbook's row has the names of several columns in one cell: 'Nome;Categoria;Preço'. */
const isInOneColumn = ({ rows }: Table) =>
  rows.some((cells) => cells.some(({ text }) => knownFields(readHeader(text.split(delimiterOf(text)))) > 1));

/** The delimiter with which a line has the most names of columns. */
function delimiterOf(text: string): string {
  const lines = text.split('\n');
  const namesBy = (delimiter: string) =>
    lines.reduce((most, line) => Math.max(most, knownFields(readHeader(line.split(delimiter)))), 0);
  return [';', ',', '\t'].reduce((best, next) => (namesBy(next) > namesBy(best) ? next : best));
}

const cellsOf = (texts: readonly string[]): Cell[] => texts.map((text) => ({ text }));

/** A `'` is before a text that a spreadsheet program would read as a formula (writeSheet.ts) or a number. */
const tableOf = (rows: readonly (readonly Cell[])[]): Table => ({
  rows: rows.map((cells) =>
    cells.map((cell) => ({ ...cell, text: cell.text.replace(/^'(?=[=+\-@]|\d+$)/, '') })),
  ),
  ...{ name: '', isHidden: false, hiddenRows: new Set(), hiddenColumns: new Set() },
});

/** The only mistake that csv-parse does not forgive. */
const QUOTE =
  'há uma aspa (") sem par: apague-a, ou ponha o texto inteiro entre aspas e escreva duas ("") para cada aspa dentro dele';
