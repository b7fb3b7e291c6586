/** The benchmark's table: the shop's figure, the limit's, how they compare, and the goal. */
import { format } from '../shared/format';
import { printAligned } from '../shared/printAligned';
import type { ByPage } from './pages';

const formats = {
  ...format,
  score: (value: number) => value.toFixed(3),
  later: (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(1)} ms`,
};
type Unit = keyof typeof formats;

export interface Row {
  section: string;
  name: string;
  shop: number;
  /** The limit's figure; NaN if it has none. */
  limit: number;
  /** Of both figures. */
  unit: Unit;
  /** How the shop is judged: alone, by its ratio to the limit, or by how much later (ms) it is. */
  by: 'own' | 'ratio' | 'later';
  /** What is judged. */
  value: number;
  /** The most that is allowed; a figure without one is only for information. */
  goal: number | undefined;
  isOver: boolean;
}

/** The most that is allowed beside the limit. */
type Goal = { ratio: number | undefined } | { later: number };

/** A difference in a float's last digits does not count. */
const isOver = (value: number, goal: number | undefined) => goal !== undefined && !(value <= goal + 1e-9);

/** A figure that is compared with the limit's. */
export function compared(
  section: string,
  name: string,
  figures: ByPage<number>,
  unit: Unit,
  goal: Goal,
): Row {
  const { shop, limit } = figures;
  const [by, value, most] =
    'later' in goal
      ? (['later', shop - limit, goal.later] as const)
      : (['ratio', shop / limit, goal.ratio] as const);
  return { section, name, shop, limit, unit, by, value, goal: most, isOver: isOver(value, most) };
}

/** A figure of the shop that is judged alone. */
export function own(section: string, name: string, figures: ByPage<number>, unit: Unit, goal?: number): Row {
  const { shop, limit } = figures;
  return { section, name, shop, limit, unit, by: 'own', value: shop, goal, isOver: isOver(shop, goal) };
}

function cells({ name, shop, limit, unit, by, value, goal, isOver: missed }: Row): string[] {
  const judged = formats[by === 'own' ? unit : by];
  return [
    name,
    formats[unit](shop),
    by === 'own' && Number.isNaN(limit) ? '' : formats[unit](limit),
    by === 'own' ? '' : judged(value),
    goal === undefined ? '' : judged(goal),
    goal === undefined ? '' : missed ? 'OVER' : 'ok',
  ];
}

const HEAD = ['Beside the limit', 'shop', 'limit', 'compared', 'goal, at most', ''];

/** The rows by section, in the order of the sections' first appearance. */
const sectionsOf = (rows: readonly Row[]) =>
  [...new Set(rows.map(({ section }) => section))].map(
    (section) => [section, rows.filter((row) => row.section === section)] as const,
  );

/** The table for a terminal. */
export function printTables(rows: readonly Row[]): void {
  const lines = sectionsOf(rows).flatMap(([section, some]) => [section, ...some.map(cells)]);
  printAligned([HEAD, ...lines], ['left', 'right', 'right', 'right', 'right', 'right']);
}

/** The same as Markdown. */
export function markdownTables(rows: readonly Row[]): string {
  const line = (parts: readonly string[]) => `| ${parts.join(' | ')} |`;
  const lines = sectionsOf(rows).flatMap(([section, some]) => [
    line([`**${section}**`, '', '', '', '', '']),
    ...some.map((row) => line(cells(row))),
  ]);
  return [line(HEAD), line(['---', '--:', '--:', '--:', '--:', '---']), ...lines].join('\n');
}
