import { quoted, worthKnowing, type Finding } from '../findings';
import type { Cell, Table } from './cell';
import { knownFields, plain, readHeader, type Column } from './header';
import { lineOf, type Line } from './line';

/** A table without its empty rows. */
export interface Sheet {
  columns: readonly Column[];
  /** The index of the row with the columns' names: usually 0. */
  headerRow: number;
  lines: readonly Line[];
  /** Rows that are not used, and why. */
  unused: readonly Finding[];
}

/** How many known names show that a row has the columns' names. */
const NAMES = 2;

const textsOf = (cells: readonly Cell[]) => cells.map(({ text }) => text);

/**
 * Finds the row with the columns' names, and the rows of products below it.
 * @param hasHidden whether hidden rows and columns count
 * @param place the table's name, if the file has more than one
 */
export function sheetOf(table: Table, hasHidden = true, place?: string): Sheet {
  const { hiddenRows, hiddenColumns } = table;
  const shown = table.rows.map((cells) =>
    hasHidden ? cells : cells.map((cell, at) => (hiddenColumns.has(at) ? { text: '' } : cell)),
  );
  const known = shown.map((cells) => knownFields(readHeader(textsOf(cells))));
  const most = known.reduce((one, other) => Math.max(one, other), NAMES);
  const headerRow = Math.max(0, known.indexOf(most));
  const titles = textsOf(shown[headerRow] ?? []);
  const columns = readHeader(titles.slice(0, titles.findLastIndex(Boolean) + 1));
  const rows = shown
    .map((cells, index) => ({ texts: textsOf(cells), cells, line: lineOf(columns, cells, index, place) }))
    .filter(({ cells }) => cells.some(({ text, isUnknown }) => text !== '' || isUnknown))
    .filter(({ line }) => hasHidden || !hiddenRows.has(line.index));
  const above = rows.filter(({ line }) => line.index < headerRow);
  const below = rows.filter(({ line }) => line.index > headerRow);
  const repeated = below.filter(({ texts }) => isHeaderAgain(texts, titles));
  const totals = below.filter(
    (row) => !repeated.includes(row) && isTotal(row.texts, row.line, row === below.at(-1)),
  );
  return {
    columns,
    headerRow,
    lines: below.filter((row) => !totals.includes(row) && !repeated.includes(row)).map(({ line }) => line),
    unused: [
      ...above.map(({ texts, line }) =>
        worthKnowing(line.place(), `${quoted(texts.find(Boolean))} está acima dos nomes das colunas`),
      ),
      ...repeated.map(({ line }) => worthKnowing(line.place(), 'repete os nomes das colunas')),
      ...totals.map(({ line }) => worthKnowing(line.place(), 'parece o total da lista')),
    ],
  };
}

/** Whether a row has nothing but the names of its columns, as below each page of a printed list. */
const isHeaderAgain = (texts: readonly string[], titles: readonly string[]) =>
  texts.every((text, at) => text === '' || text === titles[at]);

/** Whether a row is a total: its first text says so, or it is the last row and has only numbers. */
function isTotal(texts: readonly string[], line: Line, isLast: boolean): boolean {
  if (line.cell('category').text) return false;
  const filled = texts.filter(Boolean);
  return (
    /^(?:sub)?total|^soma$/.test(plain(filled[0] ?? '')) ||
    (isLast && filled.length > 0 && filled.every((text) => /^(?:R\$)?[\s\d.,]+$/.test(text)))
  );
}
