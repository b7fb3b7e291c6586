import { alertsIn, type Difference, type Timeline } from 'action-log';
import { changeAt, changedPaths, searchText } from '../details/changes';
import type { Host } from '../host';

/** A line of the list: a step, or a remark below it. */
export interface Row {
  kind: 'step' | 'alert' | 'difference' | 'mark';
  /** How many actions come before the state that a press shows. */
  count: number;
  text: string;
}

/** The step that leads to the state after `count` actions. */
export interface StepRow extends Row {
  /** The type of its action; empty for the first state. */
  type: string;
  /** Ms since the recording began. */
  elapsed: number;
}

/** What each step of a log says, in their order, from the first state on. */
export function stepsIn<State>({ log, length, stepTo }: Timeline<State>, host: Host<State>): StepRow[] {
  let elapsed = 0;
  return Array.from({ length: length + 1 }, (_, count) => {
    const { action, before } = stepTo(count) ?? {};
    elapsed += Math.max(0, Number(log.times[count - 1]) || 0); // Times in a file may not be numbers.
    return {
      kind: 'step',
      count,
      text: action && before !== undefined ? host.describe(action, before) : 'Start',
      type: action?.type ?? '',
      elapsed,
    };
  });
}

/** Each step, and below it the log's alerts, the first difference, and marks. */
export function withRemarks(
  steps: readonly StepRow[],
  { log, length }: Timeline,
  difference: Difference | null | undefined,
): (Row | StepRow)[] {
  const remark = (kind: Row['kind'], count: number, text: string): Row => ({
    kind,
    count: Math.max(0, Math.min(Math.round(count), length)), // A mark in a file may have any number.
    text,
  });
  const rows = [
    ...steps,
    ...log.effects.flatMap(([index, effects]) =>
      alertsIn(effects).map((text) => remark('alert', index + 1, text)),
    ),
    ...(difference ? [remark('difference', difference.index + 1, 'First difference')] : []),
    ...log.marks.map(([count, text]) => remark('mark', count, text)),
  ];
  return rows.sort((left, right) => left.count - right.count); // Rows of one state stay in this order.
}

/** What a search finds of each step, by its count: its words without case and accents, and the values that it changed. */
export type SearchIndex = readonly { words: string; names: readonly string[] }[];

/** A step that changes more values brings a whole list, such as an answer, and its values are not searched. */
const MOST_CHANGES = 100;

/** Goes through all states of a log, and so is made only for a search. */
export function searchIndexOf(steps: readonly StepRow[], { stepTo }: Timeline): SearchIndex {
  return steps.map(({ count, text, type }) => {
    const { before, after } = stepTo(count) ?? {};
    const paths = changedPaths(before, after);
    const shown = paths.length > MOST_CHANGES ? [] : paths;
    const changes = shown.map((path) => changeAt(path, before, after));
    return {
      words: fold([text, type, ...changes.map(searchText)].join('\n')),
      names: changes.map(({ name }) => name),
    };
  });
}

/** The rows that a search finds; all for a blank one. */
export function listedRows<Listed extends Row | StepRow>(
  rows: readonly Listed[],
  search: string,
  index: SearchIndex,
): readonly Listed[] {
  const searched = fold(search.trim());
  if (searched === '') return rows;
  return rows.filter((row) =>
    (row.kind === 'step' ? index[row.count]?.words : fold(row.text))?.includes(searched),
  );
}

/** A text as a search compares it: without case and accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
