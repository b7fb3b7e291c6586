import { empty, type Cell } from './cell';

/** Merged cells: the first and the last, by row and column. */
export interface Merged {
  s: { r: number; c: number };
  e: { r: number; c: number };
}

/** Rows in which merged cells all have the same content. */
export function fillMerged(rows: Cell[][], merged: readonly Merged[]): Cell[][] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  for (const { s: first, e: last } of merged)
    for (const row of rows.slice(first.r, last.r + 1))
      for (let column = first.c; column <= last.c && column < width; column += 1)
        row[column] = rows[first.r]?.[first.c] ?? empty;
  return rows.map((row) => Array.from(row, (cell) => cell ?? empty));
}
