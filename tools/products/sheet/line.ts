import type { Column, Field } from './header';

/** A row of a sheet. */
export interface Line {
  /** The content of a field's column; empty if the sheet has no such column. */
  cell: (field: Field) => string;
  /** 'linha 7, coluna "Preço"', or 'linha 7'. */
  place: (field?: Field) => string;
  /** The content of cells to the right of the last column. */
  beyond: readonly string[];
}

/** @param number of the row in the spreadsheet program: the header is row 1 */
export function lineOf(columns: readonly Column[], cells: readonly string[], number: number): Line {
  const indexOf = (field: Field | undefined) =>
    field === undefined ? -1 : columns.findIndex((column) => column.field === field);
  return {
    cell: (field) => (cells[indexOf(field)] ?? '').trim(),
    place: (field) => {
      const title = columns[indexOf(field)]?.title;
      return title === undefined ? `linha ${number}` : `linha ${number}, coluna "${title}"`;
    },
    beyond: cells.slice(columns.length).filter((cell) => cell !== ''),
  };
}
