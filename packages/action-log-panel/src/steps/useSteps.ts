import { useDeferredValue, useMemo, useState } from 'react';
import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { listedRows, noFilter, rowsOf, type Filter } from './rows';
import { createStepTexts } from './stepTexts';

/** The steps of a log in words, and those that pass the filter. */
export function useSteps<State>(timeline: Timeline<State>, host: Host<State>, ready: number) {
  const { log } = timeline;
  const [filter, setFilter] = useState<Filter>(noFilter);
  const texts = useMemo(() => createStepTexts(timeline, host), [timeline, host]);
  const difference = timeline.difference();
  const all = useMemo(() => rowsOf(timeline, difference), [timeline, difference]);
  // The filter knows nothing of steps that are not replayed yet, so it runs again when more are ready.
  const searched = useDeferredValue(filter);
  const found = useDeferredValue(searched === noFilter ? 0 : ready);
  const rows = useMemo(
    () => (found >= 0 ? listedRows(all, searched, log, texts) : []),
    [all, searched, log, texts, found],
  );
  const times = useMemo(() => elapsedTimes(log.times, timeline.length), [log, timeline]);
  return { texts, filter, setFilter, rows, isFiltered: rows !== all, times };
}

/** Ms since the recording began, by the number of actions before. The times in a damaged file may not be numbers. */
function elapsedTimes(times: readonly number[], length: number): number[] {
  let sum = 0;
  return [0, ...Array.from({ length }, (_, index) => (sum += Math.max(0, Number(times[index]) || 0)))];
}

export type Steps = ReturnType<typeof useSteps>;
