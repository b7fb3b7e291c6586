/**
 * The benchmark's table: the shop's figure, the reference page's, how they compare, and the goal.
 */
import { format } from '../shared/report';

const formats = {
  ...format,
  score: (value) => value.toFixed(3),
  later: (value) => `${value < 0 ? '' : '+'}${value.toFixed(1)} ms`,
};

/** The last digits of a float are no miss. */
const isOver = (value, goal) => goal !== undefined && !(value <= goal + 1e-9);

/**
 * A figure that is judged beside the reference page's: by ratio, or by how much later it is.
 * @param {{ shop: number, floor: number }} values
 * @param {keyof typeof formats} unit of both
 * @param {{ ratio?: number } | { later?: number }} goal the most that is allowed
 */
export function compared(section, name, { shop, floor }, unit, goal) {
  const [by, most] = Object.entries(goal)[0];
  const value = by === 'later' ? shop - floor : shop / floor;
  return { section, name, shop, floor, unit, by, value, goal: most, isOver: isOver(value, most) };
}

/** A figure of the shop that is judged alone. */
export const own = (section, name, { shop, floor }, unit, goal) => ({
  section,
  name,
  shop,
  floor,
  unit,
  by: 'own',
  value: shop,
  goal,
  isOver: isOver(shop, goal),
});

function cells({ name, shop, floor, unit, by, value, goal, isOver: missed }) {
  const text = (number, as) => (number === undefined ? '' : formats[as](number));
  const judged = by === 'own' ? unit : by;
  return [
    name,
    text(shop, unit),
    text(floor, unit),
    by === 'own' ? '' : text(value, judged),
    text(goal, judged),
    goal === undefined ? '' : missed ? 'OVER' : 'ok',
  ];
}

const HEAD = ['', 'shop', 'reference', 'compared', 'goal, at most', ''];

/** The rows in the order of the sections' first appearance. */
function bySection(rows) {
  const sections = [...new Set(rows.map(({ section }) => section))];
  return sections.map((section) => [section, rows.filter((row) => row.section === section)]);
}

/** The table for a terminal. */
export function printTable(rows) {
  const lines = bySection(rows).flatMap(([section, some]) => [[section], ...some.map(cells)]);
  const all = [HEAD, ...lines.filter(({ length }) => length > 1)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((line) => line[column].length)));
  const aligned = ([name, ...rest]) =>
    [name.padEnd(widths[0]), ...rest.map((cell, index) => cell.padStart(widths[index + 1]))].join('  ');
  console.log(aligned(HEAD).trimEnd());
  for (const line of lines) console.log(line.length === 1 ? `\n${line[0]}` : aligned(line).trimEnd());
}

/** The same for a README. */
export function markdownTable(rows) {
  const line = (parts) => `| ${parts.join(' | ')} |`;
  const body = bySection(rows).flatMap(([section, some]) => [
    line([`**${section}**`, '', '', '', '', '']),
    ...some.map((row) => line(cells(row))),
  ]);
  return [line(HEAD), line(['---', '--:', '--:', '--:', '--:', '---']), ...body].join('\n');
}
