import { useState } from 'react';

/** Work that says how far it is, from 0 to 1. */
export type Work<Result> = (onProgress: (part: number) => void) => Promise<Result>;

/** Does long work, while the panel's bar shows how far it is. */
export type DoWork = <Result>(work: Work<Result>) => Promise<Result>;

/** How far the panel's work is, null if it has none, and what does work. */
export function useProgress(): readonly [number | null, DoWork] {
  const [progress, setProgress] = useState<number | null>(null);
  const doWork: DoWork = async (work) => {
    setProgress(0);
    try {
      return await work(setProgress);
    } finally {
      setProgress(null);
    }
  };
  return [progress, doWork];
}

/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/**
 * Does work that yields between its pieces in many short tasks.
 * @param count how many pieces there are about
 * @param onProgress called after each task
 */
export async function inPieces<Result>(
  work: Generator<void, Result>,
  count: number,
  onProgress: (part: number) => void,
): Promise<Result> {
  for (let pieces = 0; ;) {
    for (const end = performance.now() + BUDGET; performance.now() < end; pieces++) {
      const { done, value } = work.next();
      if (done) return value;
    }
    onProgress(pieces / count);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
