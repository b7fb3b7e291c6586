import { empty, type Cell } from './cell';
import type { Column, Field } from './header';

/** A row of a sheet. */
export interface Line {
  /** The cell of a field's column, or of all columns of pictures; empty if the sheet has no such column. */
  cell: (field: Field) => Cell;
  /** 'linha 7, coluna "Preço"', or 'linha 7'. */
  place: (field?: Field) => string;
  /** The name of its sheet, if the file has more than one. */
  sheet: string | undefined;
  /** The index of the row: the first is 0. */
  index: number;
  /** The content of cells to the right of the last column. */
  beyond: readonly string[];
}

/**
 * @param index of the row in the sheet
 * @param sheet the sheet's name, if the file has more than one
 */
export function lineOf(
  columns: readonly Column[],
  cells: readonly Cell[],
  index: number,
  sheet?: string,
): Line {
  const row = `${sheet === undefined ? '' : `planilha "${sheet}", `}linha ${index + 1}`;
  const cellsOf = (field: Field) =>
    columns.flatMap((column, at) => (column.field === field ? [cells[at] ?? empty] : []));
  return {
    cell(field) {
      const filled = cellsOf(field).filter(({ text, isUnknown }) => text || isUnknown);
      const [first = empty] = filled;
      if (field !== 'image_url' || filled.length < 2) return first;
      const texts = new Set(filled.map(({ text }) => text));
      return filled.find(({ isUnknown }) => isUnknown) ?? { text: [...texts].join(' | ') };
    },
    place(field) {
      const column = field && columns.find((each) => each.field === field);
      return column ? `${row}, coluna "${column.title}"` : row;
    },
    sheet,
    index,
    beyond: cells.slice(columns.length).flatMap(({ text }) => text || []),
  };
}
