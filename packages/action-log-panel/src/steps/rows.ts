import { alertsIn, type Difference, type Log, type Timeline } from 'action-log';
import { fold } from '../text/formats';
import type { StepTexts } from './stepTexts';

/** A line of the list: a step, or a remark below it. */
export interface Row {
  kind: 'step' | RemarkKind;
  /** How many actions come before the state that a press shows. */
  count: number;
  /** The text of a remark. */
  text?: string;
}

export type RemarkKind = 'alert' | 'difference' | 'mark';

/** Which rows are listed. */
export interface Filter {
  /** '' for all, a remark's kind, or 'slice:' and a slice. */
  kind: string;
  text: string;
  /** Whether to search in what each step changed, in the state and on the screen, instead of in its description. */
  isInChanges: boolean;
  /** Whether to leave out what came by itself (`automaticSteps`). */
  hidesAutomatic: boolean;
}

export const noFilter: Filter = {
  kind: '',
  text: '',
  isInChanges: false,
  hidesAutomatic: false,
};

/** The slice that an action belongs to: 'cart' of 'cart/productAdded'. */
export function sliceOf(type: string): string {
  return type.split('/')[0] ?? type;
}

/** The slices of a log's actions, in the order of their first action, each with the number of its actions. */
export function slicesOf({ actions }: Log): [slice: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { type } of actions) counts.set(sliceOf(type), (counts.get(sliceOf(type)) ?? 0) + 1);
  return [...counts];
}

/** All rows of a log: each step, and below it the alerts that the log contains, the first difference, and marks. */
export function rowsOf({ log, length }: Timeline, difference: Difference | null): Row[] {
  const remarks = new Map<number, Row[]>();
  const add = (row: Row) => {
    const count = Math.max(0, Math.min(Math.round(row.count), length)); // A mark in a file may have any number.
    remarks.set(count, [...(remarks.get(count) ?? []), { ...row, count }]);
  };
  for (const [index, effects] of log.requests)
    for (const text of alertsIn(effects)) add({ kind: 'alert', count: index + 1, text });
  if (difference) add({ kind: 'difference', count: difference.index + 1, text: 'First difference' });
  for (const [count, text] of log.marks) add({ kind: 'mark', count, text });

  const rows: Row[] = [];
  for (let count = 0; count <= length; count++) {
    rows.push({ kind: 'step', count });
    const below = remarks.get(count);
    if (below) rows.push(...below);
  }
  return rows;
}

/** The rows that pass a filter. */
export function listedRows(rows: readonly Row[], filter: Filter, log: Log, texts: StepTexts): readonly Row[] {
  const wanted = fold(filter.text.trim());
  const { kind, isInChanges, hidesAutomatic } = filter;
  if (kind === '' && wanted === '' && !hidesAutomatic) return rows;
  return rows.filter((row) => {
    const { count, text } = row;
    const action = log.actions[count - 1];
    if (row.kind !== 'step')
      return (kind === '' || kind === row.kind) && !isInChanges && fold(text ?? '').includes(wanted);
    if (kind !== '' && (!action || kind !== `slice:${sliceOf(action.type)}`)) return false;
    if (wanted !== '' && !texts[isInChanges ? 'changes' : 'contains'](count, wanted)) return false;
    return !(hidesAutomatic && texts.isAutomatic(count));
  });
}

/** How a person moves in the list. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** The state that a move leads to, among the listed ones; undefined if no state is left in that direction. */
export function countAfterMove(rows: readonly Row[], from: number, move: Move): number | undefined {
  const row = {
    next: () => rows.find(({ count }) => count > from),
    previous: () => rows.findLast(({ count }) => count < from),
    first: () => rows[0],
    last: () => rows.at(-1),
  }[move]();
  return row?.count;
}
