/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/**
 * Does work that yields between its pieces in many short tasks.
 * @param onProgress called after each task, with the number of pieces that are done
 */
export async function inPieces<Result>(
  work: Generator<void, Result>,
  onProgress: (pieces: number) => void = () => {},
): Promise<Result> {
  for (let pieces = 0; ;) {
    for (const end = performance.now() + BUDGET; performance.now() < end; pieces++) {
      const { done, value } = work.next();
      if (done) return value;
    }
    onProgress(pieces);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
