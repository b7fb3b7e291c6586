import { useEffect, useState } from 'react';
import { comparing, type Log, type LogDifference, type Replayable } from 'action-log';
import { inPieces } from '../logs/inPieces';

/** The points where two logs part, which are looked for in many short tasks; null until all are found. */
export function useComparison<State>(
  one: Log,
  other: Log,
  app: Replayable<State>,
): readonly LogDifference[] | null {
  const [differences, setDifferences] = useState<readonly LogDifference[] | null>(null);
  useEffect(() => {
    const comparison = comparing(one, other, app);
    let isOver = false;
    void inPieces(comparison).then((found) => !isOver && setDifferences(found));
    return () => {
      isOver = true;
      comparison.return([]);
    };
  }, [one, other, app]);
  return differences;
}
