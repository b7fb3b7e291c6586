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
  /** What a step or a remark says, or what a step changed. */
  text: string;
}

export const noFilter: Filter = { kind: '', text: '' };

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
  const { kind } = filter;
  const searched = fold(filter.text.trim());
  if (kind === '' && searched === '') return rows;
  return rows.filter((row) => {
    const isStep = row.kind === 'step';
    const isOfKind = ['', isStep && !texts.isAutomatic(row.count) ? 'person' : row.kind].includes(kind);
    if (!isOfKind || searched === '') return isOfKind;
    return isStep ? texts.contains(row.count, searched) : fold(row.text ?? '').includes(searched);
  });
}
