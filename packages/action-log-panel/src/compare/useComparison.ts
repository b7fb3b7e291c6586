import { useEffect, useState } from 'react';
import { comparing, type Log, type LogDifference, type Replayable } from 'action-log';

/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/** The points where two logs part, which are looked for in many short tasks; null until all are found. */
export function useComparison<State>(
  one: Log,
  other: Log,
  app: Replayable<State>,
): readonly LogDifference[] | null {
  const [differences, setDifferences] = useState<readonly LogDifference[] | null>(null);
  useEffect(() => {
    const comparison = comparing(one, other, app);
    const work = () => {
      const end = performance.now() + BUDGET;
      while (performance.now() < end) {
        const { done, value } = comparison.next();
        if (done) return setDifferences(value);
      }
      timer = setTimeout(work);
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [one, other, app]);
  return differences;
}
