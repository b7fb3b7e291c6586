import { useDeferredValue, useMemo, useState } from 'react';
import type { Difference, Timeline } from 'action-log';
import type { Host } from '../host';
import { listedRows, noFilter, rowsOf, type Filter } from './rows';
import { createStepTexts } from './stepTexts';

/** The steps of a log in words, and those that pass the filter. */
export function useSteps<State>(
  timeline: Timeline<State>,
  host: Host<State>,
  difference: Difference | null | undefined,
) {
  const { log, length } = timeline;
  const [filter, setFilter] = useState<Filter>(noFilter);
  const texts = useMemo(() => createStepTexts(timeline, host), [timeline, host]);
  const all = useMemo(() => rowsOf(timeline, difference), [timeline, difference]);
  const times = useMemo(() => elapsedTimes(log.times, length), [log, length]);
  const searched = useDeferredValue(filter);
  const rows = useMemo(() => listedRows(all, searched, texts), [all, searched, texts]);
  return { texts, filter, setFilter, rows, isFiltered: rows !== all, times };
}

/** Ms since the recording began, by the number of actions before. Times in a file may not be numbers. */
function elapsedTimes(times: readonly number[], length: number): number[] {
  let sum = 0;
  return [0, ...Array.from({ length }, (_, index) => (sum += Math.max(0, Number(times[index]) || 0)))];
}

export type Steps = ReturnType<typeof useSteps>;
