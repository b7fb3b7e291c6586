import type { Difference, Log, Timeline } from 'action-log';
import { fold } from '../words/formats';
import type { StepTexts } from './stepTexts';
import { t } from '../words/t';

/** A line of the list: a step, or a remark below it. */
export interface Row {
  kind: 'step' | RemarkKind;
  /** How many actions come before the state that a press shows. */
  count: number;
  /** The text of a remark. */
  text?: string;
}

export type RemarkKind = 'alert' | 'difference' | 'note';

/** Which rows are listed: those of a kind ('' for all, a remark's kind, or 'slice:' and a slice) that contain a text. */
export interface Filter {
  kind: string;
  text: string;
}

export const noFilter: Filter = { kind: '', text: '' };

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

/** All rows of a log: each step, and below it the alerts that the log contains, the first difference, and notes. */
export function rowsOf({ log, length }: Timeline, difference: Difference | null): Row[] {
  const remarks = new Map<number, Row[]>();
  const add = (row: Row) => {
    const count = Math.max(0, Math.min(Math.round(row.count), length)); // A note in a file may have any number.
    remarks.set(count, [...(remarks.get(count) ?? []), { ...row, count }]);
  };
  for (const [index, effects] of log.asked)
    for (const text of alertsIn(effects)) add({ kind: 'alert', count: index + 1, text });
  if (difference) add({ kind: 'difference', count: difference.index + 1, text: t`Primeira diferença` });
  for (const [count, text] of log.marks) add({ kind: 'note', count, text });

  const rows: Row[] = [];
  for (let count = 0; count <= length; count++) {
    rows.push({ kind: 'step', count });
    const below = remarks.get(count);
    if (below) rows.push(...below);
  }
  return rows;
}

/** The texts of the alerts among an action's effects, each of which is JSON. */
export function alertsIn(effects: readonly string[]): string[] {
  return effects.flatMap((json) => {
    if (!json.startsWith('{"alert":')) return [];
    try {
      return [String((JSON.parse(json) as { alert: unknown }).alert)];
    } catch {
      return []; // The verdict reports the difference.
    }
  });
}

/** The rows that pass a filter. */
export function listedRows(rows: readonly Row[], filter: Filter, log: Log, texts: StepTexts): readonly Row[] {
  const wanted = fold(filter.text.trim());
  if (filter.kind === '' && wanted === '') return rows;
  return rows.filter(({ kind, count, text }) => {
    if (!isOfKind(kind, log.actions[count - 1]?.type, filter.kind)) return false;
    if (wanted === '') return true;
    return kind === 'step' ? texts.contains(count, wanted) : fold(text ?? '').includes(wanted);
  });
}

function isOfKind(kind: Row['kind'], type: string | undefined, wanted: string): boolean {
  if (wanted === '' || kind === wanted) return true;
  return kind === 'step' && type !== undefined && wanted === `slice:${sliceOf(type)}`;
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
