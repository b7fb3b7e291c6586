import { useEffect, useState } from 'react';
import type { Timeline } from 'action-log';

/** Ms of work in one task, so that the shop and the panel stay responsive. */
const BUDGET = 12;

/** Replays a log to its end in many short tasks; returns how many steps have been replayed. */
export function useReplay(timeline: Timeline): number {
  const [ready, setReady] = useState(timeline.ready());
  useEffect(() => {
    const work = () => {
      if (timeline.work(BUDGET)) timer = setTimeout(work);
      setReady(timeline.ready());
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [timeline]);
  return ready;
}
