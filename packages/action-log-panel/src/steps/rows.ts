import { alertsIn, type Difference, type Timeline } from 'action-log';
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
  /** '' for all, 'person' for all but `automaticSteps`, or a remark's kind. */
  kind: string;
  text: string;
  /** Whether to search in what each step changed in the state and on the screen, not in its description. */
  isInChanges: boolean;
  /** Only the steps that changed the value at this path; empty for all. */
  path: string;
}

export const noFilter: Filter = { kind: '', text: '', isInChanges: false, path: '' };

/** The slice that an action belongs to: 'cart' of 'cart/productAdded'. */
export function sliceOf(type: string): string {
  return type.split('/')[0] ?? type;
}

/** All rows of a log: each step, and below it the log's alerts, the first difference, and marks. */
export function rowsOf({ log, length }: Timeline, difference: Difference | null | undefined): Row[] {
  const remark = (kind: RemarkKind, count: number, text: string): Row => ({
    kind,
    count: Math.max(0, Math.min(Math.round(count), length)), // A mark in a file may have any number.
    text,
  });
  const rows: Row[] = [
    ...Array.from({ length: length + 1 }, (_, count) => ({ kind: 'step', count }) as const),
    ...log.requests.flatMap(([index, effects]) =>
      alertsIn(effects).map((text) => remark('alert', index + 1, text)),
    ),
    ...(difference ? [remark('difference', difference.index + 1, 'First difference')] : []),
    ...log.marks.map(([count, text]) => remark('mark', count, text)),
  ];
  return rows.sort((one, other) => one.count - other.count); // Those of one state stay in this order.
}

/** The rows that pass a filter. */
export function listedRows(rows: readonly Row[], filter: Filter, texts: StepTexts): readonly Row[] {
  const { kind, isInChanges, path } = filter;
  const wanted = fold(filter.text.trim());
  if (kind === '' && wanted === '' && path === '') return rows;
  const isOfKind = ({ kind: own, count }: Row) => {
    if (own !== 'step') return ['', 'person', own].includes(kind);
    return kind === '' || (kind === 'person' && !texts.isAutomatic(count));
  };
  const isInHistory = ({ kind: own, count }: Row) =>
    path === '' || (own === 'step' && texts.hasChanged(count, path));
  const isFound = ({ text, count }: Row) => {
    if (text !== undefined) return !isInChanges && fold(text).includes(wanted);
    return isInChanges ? texts.changes(count, wanted) : texts.contains(count, wanted);
  };
  return rows.filter((row) => isOfKind(row) && isInHistory(row) && (wanted === '' || isFound(row)));
}
