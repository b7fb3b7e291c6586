/**
 * The benchmark's tables, one for each page that the shop is compared with: the shop's figure, the other page's, how
 * they compare, and the goal.
 */
import { format } from '../shared/format';
import { printAligned } from '../shared/printAligned';
import { TARGETS, type ByPage, type Target } from './pages';

const formats = {
  ...format,
  score: (value: number) => value.toFixed(3),
  later: (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)} ms`,
};
type Unit = keyof typeof formats;

/** Where a row stands. */
interface Place {
  /** What the shop is compared with: the table. */
  beside: Target;
  section: string;
}

export interface Row extends Place {
  name: string;
  shop: number;
  /** The figure of the page beside it, NaN where it has none. */
  other: number;
  /** Of both figures. */
  unit: Unit;
  /** How the shop is judged: alone, by its ratio to the other page, or by how much later (ms) it is. */
  by: 'own' | 'ratio' | 'later';
  /** What is judged. */
  value: number;
  /** The most that is allowed; a figure without one is only for information. */
  goal: number | undefined;
  isOver: boolean;
}

/** The most that is allowed beside the other page. */
type Goal = { ratio: number | undefined } | { later: number };

/** A difference in a float's last digits is no miss. */
const isOver = (value: number, goal: number | undefined) => goal !== undefined && !(value <= goal + 1e-9);

/** A figure that is judged beside the other page's. */
export function compared(place: Place, name: string, figures: ByPage<number>, unit: Unit, goal: Goal): Row {
  const { shop, [place.beside]: other } = figures;
  const [by, value, most] =
    'later' in goal
      ? (['later', shop - other, goal.later] as const)
      : (['ratio', shop / other, goal.ratio] as const);
  return { ...place, name, shop, other, unit, by, value, goal: most, isOver: isOver(value, most) };
}

/** A figure of the shop that is judged alone. */
export function own(place: Place, name: string, figures: ByPage<number>, unit: Unit, goal?: number): Row {
  const { shop, [place.beside]: other } = figures;
  return { ...place, name, shop, other, unit, by: 'own', value: shop, goal, isOver: isOver(shop, goal) };
}

function cells({ name, shop, other, unit, by, value, goal, isOver: missed }: Row): string[] {
  const judged = formats[by === 'own' ? unit : by];
  return [
    name,
    formats[unit](shop),
    by === 'own' && Number.isNaN(other) ? '' : formats[unit](other),
    by === 'own' ? '' : judged(value),
    goal === undefined ? '' : judged(goal),
    goal === undefined ? '' : missed ? 'OVER' : 'ok',
  ];
}

/** The rows of a table in the order of their sections' first appearance; no tables without rows. */
function tablesOf(rows: readonly Row[]) {
  return TARGETS.flatMap((beside) => {
    const all = rows.filter((row) => row.beside === beside);
    const sections = [...new Set(all.map(({ section }) => section))].map((section) => ({
      section,
      some: all.filter((row) => row.section === section),
    }));
    const head = [`Beside the ${beside}`, 'shop', beside, 'compared', 'goal, at most', ''];
    return all.length ? [{ head, sections }] : [];
  });
}

/** The tables for a terminal. */
export function printTables(rows: readonly Row[]): void {
  for (const { head, sections } of tablesOf(rows)) {
    const lines = sections.flatMap(({ section, some }) => [section, ...some.map(cells)]);
    printAligned([head, ...lines], ['left', 'right', 'right', 'right', 'right', 'right']);
    console.log();
  }
}

/** The same as Markdown. */
export function markdownTables(rows: readonly Row[]): string {
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const tables = tablesOf(rows).map(({ head, sections }) => [
    line(head),
    line(['---', '--:', '--:', '--:', '--:', '---']),
    ...sections.flatMap(({ section, some }) => [
      line([`**${section}**`, '', '', '', '', '']),
      ...some.map((row) => line(cells(row))),
    ]),
  ]);
  return tables.map((lines) => lines.join('\n')).join('\n\n');
}
