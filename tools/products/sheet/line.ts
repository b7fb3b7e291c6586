import { said, type Sentence } from '../sentence';
import type { Column, Field } from './columns';

/** A row of a sheet. */
export interface Line {
  /** What stands in the column of a field; empty where the sheet has no such column. */
  cell: (field: Field) => string;
  /** 'linha 7, coluna "Preço"', or 'linha 7'. */
  place: (field?: Field) => Sentence;
  /** What stands in cells to the right of the last column. */
  beyond: readonly string[];
}

/** @param number as the spreadsheet program shows it: the header is row 1 */
export function lineOf(columns: readonly Column[], cells: readonly string[], number: number): Line {
  const indexOf = (field: Field | undefined) =>
    field === undefined ? -1 : columns.findIndex((column) => column.field === field);
  return {
    cell: (field) => (cells[indexOf(field)] ?? '').trim(),
    place: (field) => {
      const title = columns[indexOf(field)]?.title;
      return title === undefined
        ? said(`linha ${number}`, `row ${number}`)
        : said(`linha ${number}, coluna "${title}"`, `row ${number}, column "${title}"`);
    },
    beyond: cells.slice(columns.length).filter((cell) => cell !== ''),
  };
}
