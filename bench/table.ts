/** The benchmark's table: the shop's figure, the limit's, how they compare, and the goal. */
import type { ByPage } from './rounds';

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const integer = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
/** How a figure is written, by its unit. */
const formats = {
  ms: (value: number) => `${number.format(value)} ms`,
  micro: (value: number) => `${number.format(value)} µs`,
  bytes: (value: number) => `${integer.format(value)} B`,
  score: (value: number) => value.toFixed(4),
};

export interface Row {
  section: string;
  name: string;
  /** The figure of the shop, and of the limit. */
  figures: ByPage<number>;
  /** Of both figures. */
  unit: keyof typeof formats;
  /** The most that is allowed: of the ratio to the limit, or of the shop alone. A row without one is only for information. */
  goal?: { ratio: number } | { most: number } | undefined;
}

const HEAD = ['Beside the limit', 'shop', 'limit', 'ratio', 'goal, at most', ''];

const ratioText = (ratio: number) => `${ratio.toFixed(2)}x`;

function cellsOf({ name, figures: { shop, limit }, unit, goal }: Row): string[] {
  const ratio = shop / limit;
  const text = formats[unit];
  const [goalText, isMet] = !goal
    ? ['', true]
    : 'ratio' in goal
      ? [ratioText(goal.ratio), ratio <= goal.ratio]
      : [text(goal.most), shop <= goal.most];
  const ratioCell = Number.isFinite(ratio) ? ratioText(ratio) : '';
  return [name, text(shop), text(limit), ratioCell, goalText, isMet ? '' : 'OVER'];
}

/** Prints the rows in aligned columns, each section below its title. */
export function printTable(rows: readonly Row[]): void {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = ([name = '', ...others]: readonly string[]) =>
    [name.padEnd(widths[0] ?? 0), ...others.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join(
      '  ',
    );
  console.log(line(HEAD));
  rows.forEach((row, index) => {
    if (row.section !== rows[index - 1]?.section) console.log(`\n${row.section}`);
    console.log(line(cellsOf(row)).trimEnd());
  });
}
