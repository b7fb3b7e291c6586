import { useDeferredValue, useMemo, useState } from 'react';
import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { listedRows, noFilter, rowsOf, type Filter } from './rows';
import { createStepTexts } from './stepTexts';

/** The steps of a log in words, and those that pass the filter. */
export function useSteps<State>(timeline: Timeline<State>, host: Host<State>, replayedCount: number) {
  const { log } = timeline;
  const [filter, setFilter] = useState<Filter>(noFilter);
  const texts = useMemo(() => createStepTexts(timeline, host), [timeline, host]);
  const difference = timeline.difference();
  const all = useMemo(() => rowsOf(timeline, difference), [timeline, difference]);
  const times = useMemo(() => elapsedTimes(log.times, timeline.length), [log, timeline]);
  const searched = useDeferredValue(filter);
  // Texts and the filter know only steps that are replayed, so they are used again when there are more.
  const replayed = useDeferredValue(replayedCount);
  return useMemo(() => {
    const rows = listedRows(all, searched, log, texts);
    return { texts, filter, setFilter, rows, isFiltered: rows !== all, times, replayed };
  }, [all, searched, log, texts, filter, times, replayed]);
}

/** Ms since the recording began, by the number of actions before. Times in a file may not be numbers. */
function elapsedTimes(times: readonly number[], length: number): number[] {
  let sum = 0;
  return [0, ...Array.from({ length }, (_, index) => (sum += Math.max(0, Number(times[index]) || 0)))];
}

export type Steps = ReturnType<typeof useSteps>;
