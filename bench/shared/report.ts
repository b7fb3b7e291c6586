/**
 * The benchmark's figures as an aligned table.
 */

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const format = {
  ratio: (value) => `${value.toFixed(2)}x`,
  ms: (value) => `${number.format(value)} ms`,
  micro: (value) => `${number.format(value)} µs`,
  seconds: (value) => `${number.format(value / 1000)} s`,
  bytes: (value) => `${count.format(value)} B`,
  count: (value) => count.format(value),
};

/**
 * One figure. A goal is the most that is allowed; a figure without one is only told.
 * @param {keyof format} unit
 */
export const figure = (name, value, unit, goal) => ({
  name,
  value,
  unit,
  ...(goal !== undefined && { goal, isOver: value > goal }),
});

/** Writes sections of figures, the columns aligned. */
export function print(sections) {
  const rows = sections.flatMap(([title, figures]) => [
    [title],
    ...figures.map(({ name, value, unit, goal, isOver }) => [
      `  ${name}`,
      format[unit](value),
      goal === undefined ? '' : `at most ${format[unit](goal)}`,
      goal === undefined ? '' : isOver ? 'OVER' : 'ok',
    ]),
  ]);
  const width = (column) => Math.max(...rows.map((row) => (row.length > 1 ? row[column].length : 0)));
  const [name, value, goal] = [0, 1, 2].map(width);
  for (const row of rows)
    console.log(
      row.length === 1
        ? `\n${row[0]}`
        : `${row[0].padEnd(name)}  ${row[1].padStart(value)}  ${row[2].padEnd(goal)}  ${row[3]}`.trimEnd(),
    );
}
