import { createContext, use } from 'react';

/** Shows how far the panel's work is, from 0 to 1; null if it has none. */
export const ProgressContext = createContext<(part: number | null) => void>(() => {});

/** Returns what does long work, while the panel's bar shows how far it is. */
export function useWork() {
  const show = use(ProgressContext);
  return async <Result>(work: (onProgress: (part: number) => void) => Promise<Result>): Promise<Result> => {
    show(0);
    try {
      return await work(show);
    } finally {
      show(null);
    }
  };
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
