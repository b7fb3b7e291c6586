/**
 * The benchmark's figures and their table.
 */
import { format } from '../shared/format';
import { printAligned } from '../shared/printAligned';

type Unit = keyof typeof format;

export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** The most that is allowed; a figure without one is only for information. */
  goal?: number;
  isOver?: boolean;
}

export const figure = (name: string, value: number, unit: Unit, goal?: number): Figure => ({
  name,
  value,
  unit,
  ...(goal !== undefined && { goal, isOver: value > goal }),
});

/** Prints a section of the table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const rows = figures.map(({ name, value, unit, goal, isOver }) => [
    `  ${name}`,
    format[unit](value),
    goal === undefined ? '' : `at most ${format[unit](goal)}`,
    goal === undefined ? '' : isOver ? 'OVER' : 'ok',
  ]);
  printAligned([title, ...rows], ['left', 'right', 'left', 'left']);
}
