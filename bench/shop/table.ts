/**
 * The benchmark's table: the shop's figure, the reference page's, how they compare, and the goal.
 */
import { format } from '../shared/format';
import { printAligned } from '../shared/printAligned';
import type { Both } from './pages';

const formats = {
  ...format,
  score: (value: number) => value.toFixed(3),
  later: (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)} ms`,
};
type Unit = keyof typeof formats;

export interface Row extends Both<number> {
  section: string;
  name: string;
  /** Of both pages' figures. */
  unit: Unit;
  /** How the shop is judged: alone, by its ratio to the reference page, or by how much later (ms) it is. */
  by: 'own' | 'ratio' | 'later';
  /** What is judged. */
  value: number;
  /** The most that is allowed; a figure without one is only for information. */
  goal: number | undefined;
  isOver: boolean;
}

/** The most that is allowed beside the reference page. */
type Goal = { ratio: number | undefined } | { later: number };

/** A difference in a float's last digits is no miss. */
const isOver = (value: number, goal: number | undefined) => goal !== undefined && !(value <= goal + 1e-9);

/** A figure that is judged beside the reference page's. */
export function compared(section: string, name: string, both: Both<number>, unit: Unit, goal: Goal): Row {
  const { shop, floor } = both;
  const [by, value, most] =
    'later' in goal
      ? (['later', shop - floor, goal.later] as const)
      : (['ratio', shop / floor, goal.ratio] as const);
  return { section, name, shop, floor, unit, by, value, goal: most, isOver: isOver(value, most) };
}

/** A figure of the shop that is judged alone. */
export const own = (
  section: string,
  name: string,
  { shop, floor }: Both<number>,
  unit: Unit,
  goal: number | undefined,
): Row => ({ section, name, shop, floor, unit, by: 'own', value: shop, goal, isOver: isOver(shop, goal) });

function cells({ name, shop, floor, unit, by, value, goal, isOver: missed }: Row): string[] {
  const judged = formats[by === 'own' ? unit : by];
  return [
    name,
    formats[unit](shop),
    formats[unit](floor),
    by === 'own' ? '' : judged(value),
    goal === undefined ? '' : judged(goal),
    goal === undefined ? '' : missed ? 'OVER' : 'ok',
  ];
}

const HEAD = ['', 'shop', 'reference', 'compared', 'goal, at most', ''];

/** The rows in the order of the sections' first appearance. */
function bySection(rows: readonly Row[]) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  return sections.map((section) => ({ section, some: rows.filter((row) => row.section === section) }));
}

/** The table for a terminal. */
export function printTable(rows: readonly Row[]): void {
  const lines = bySection(rows).flatMap(({ section, some }) => [section, ...some.map(cells)]);
  printAligned([HEAD, ...lines], ['left', 'right', 'right', 'right', 'right', 'right']);
}

/** The same for a README. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const body = bySection(rows).flatMap(({ section, some }) => [
    line([`**${section}**`, '', '', '', '', '']),
    ...some.map((row) => line(cells(row))),
  ]);
  return [line(HEAD), line(['---', '--:', '--:', '--:', '--:', '---']), ...body].join('\n');
}
