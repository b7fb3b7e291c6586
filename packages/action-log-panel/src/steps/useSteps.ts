import { useDeferredValue, useMemo, useState } from 'react';
import type { Timeline } from 'action-log';
import type { QaShop } from '../qaShop';
import { listedRows, noFilter, rowsOf, type Filter } from './rows';
import { createTeller } from './teller';

/** The steps of a log in words, and those that are listed. */
export function useSteps<State>(timeline: Timeline<State>, shop: QaShop<State>, ready: number) {
  const { log } = timeline;
  const [filter, setFilter] = useState<Filter>(noFilter);
  const teller = useMemo(() => createTeller(timeline, shop), [timeline, shop]);
  const difference = timeline.difference();
  const all = useMemo(() => rowsOf(timeline, difference), [timeline, difference]);
  // Words of steps that are not replayed yet cannot be found, so a search looks again when more are ready.
  const searched = useDeferredValue(filter);
  const found = useDeferredValue(searched.text === '' ? 0 : ready);
  const rows = useMemo(
    () => (found >= 0 ? listedRows(all, searched, log, teller) : []),
    [all, searched, log, teller, found],
  );
  const times = useMemo(() => elapsedTimes(log.times, timeline.length), [log, timeline]);
  return { teller, filter, setFilter, rows, times };
}

/** By how many actions came before: ms since the recording began. The times of a damaged file may be no numbers. */
function elapsedTimes(times: readonly number[], length: number): number[] {
  let sum = 0;
  return [0, ...Array.from({ length }, (_, index) => (sum += Math.max(0, Number(times[index]) || 0)))];
}

export type Steps = ReturnType<typeof useSteps>;
