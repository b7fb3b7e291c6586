/** A heading, or the cells of one row. */
export type Line = string | readonly string[];

/**
 * Prints lines with their cells in aligned columns.
 * @param sides how each column's text is aligned, from the first column on
 */
export function printAligned(lines: readonly Line[], sides: readonly ('left' | 'right')[]): void {
  const rows = lines.filter((line) => typeof line !== 'string');
  const widths = sides.map((_, column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const aligned = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return sides[column] === 'left' ? cell.padEnd(width) : cell.padStart(width);
  };
  for (const line of lines)
    console.log(typeof line === 'string' ? `\n${line}` : line.map(aligned).join('  ').trimEnd());
}
