import type { Field } from '../fieldWords';
import { empty, isEmpty, type Cell } from './cell';
import { REPEATABLE, type Column } from './header';

export type Line = ReturnType<typeof lineOf>;

/**
 * A row of a sheet.
 * @param index of the row in the sheet: the first is 0
 * @param sheet the sheet's name, if the file has more than one
 */
export function lineOf(columns: readonly Column[], cells: readonly Cell[], index: number, sheet?: string) {
  const row = `${sheet === undefined ? '' : `planilha "${sheet}", `}linha ${index + 1}`;
  const cellsOf = (field: Field) =>
    columns.flatMap((column, at) => (column.field === field ? [cells[at] ?? empty] : []));
  return {
    /** The cell of a field's column, or of all its columns (REPEATABLE); empty if the sheet has no such column. */
    cell(field: Field): Cell {
      const filled = cellsOf(field).filter((cell) => !isEmpty(cell));
      const [first = empty] = filled;
      if (!REPEATABLE.has(field) || filled.length < 2) return first;
      const texts = new Set(filled.map(({ text }) => text));
      return filled.find(({ fault }) => fault !== undefined) ?? { text: [...texts].join(' | ') };
    },
    /** Whether the sheet has the column of a field. */
    has: (field: Field) => columns.some((column) => column.field === field),
    /** 'linha 7, coluna "Preço"', or 'linha 7'. */
    place(field?: Field) {
      const column = field && columns.find((each) => each.field === field);
      return column ? `${row}, coluna "${column.title}"` : row;
    },
    sheet,
    index,
    /** The content of cells to the right of the last column. */
    beyond: cells.slice(columns.length).flatMap(({ text }) => text || []),
  };
}
