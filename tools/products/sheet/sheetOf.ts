import { quoted, worthKnowing, type Finding } from '../findings';
import { plain, readHeader, type Column } from './header';
import { lineOf, type Line } from './line';

/** The texts of a sheet's cells, row by row. */
export type Table = readonly (readonly string[])[];

/** A sheet without its empty rows. */
export interface Sheet {
  columns: readonly Column[];
  /** The number of the row with the columns' names: usually 1. */
  headerRow: number;
  lines: readonly Line[];
  /** Rows that are not used. */
  findings: readonly Finding[];
}

/** How many rows a title may take above the columns' names. */
const TITLE_ROWS = 10;
/** How many known names show that a row has the columns' names. */
const NAMES = 2;

/** Finds the row with the columns' names, and the rows of products below it. */
export function sheetOf(table: Table): Sheet {
  const top = Math.max(
    0,
    table.slice(0, TITLE_ROWS).findIndex((cells) => knownColumns(readHeader(cells)) >= NAMES),
  );
  const columns = readHeader(table[top] ?? []);
  const rows = table
    .map((cells, index) => ({ cells, index, line: lineOf(columns, cells, index + 1) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const titles = rows.filter(({ index }) => index < top);
  const below = rows.filter(({ index }) => index > top);
  const totals = below.filter(({ cells, line }) => isTotal(cells, line, cells === below.at(-1)?.cells));
  return {
    columns,
    headerRow: top + 1,
    lines: below.filter((row) => !totals.includes(row)).map(({ line }) => line),
    findings: [
      ...titles.map(({ cells, line }) => worthKnowing(line.place(), titleAbove(cells, top + 1))),
      ...totals.map(({ line }) => worthKnowing(line.place(), 'parece o total da lista, e não é usada')),
    ],
  };
}

/** The number of columns whose name is known. */
export const knownColumns = (columns: readonly Column[]) => columns.filter(({ field }) => field).length;

const titleAbove = (cells: readonly string[], headerRow: number) =>
  `${quoted(cells.find(Boolean))} não é usado: os nomes das colunas estão na linha ${headerRow}`;

/** Whether a row is a total: its first text says so, or it is the last row and has only numbers. */
function isTotal(cells: readonly string[], line: Line, isLast: boolean): boolean {
  if (line.cell('category')) return false;
  const filled = cells.filter(Boolean);
  return (
    /^(?:sub)?total|^soma$/.test(plain(filled[0] ?? '')) ||
    (isLast && filled.every((cell) => /^(?:R\$)?[\s\d.,]+$/.test(cell)))
  );
}
