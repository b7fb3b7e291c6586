/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/** Does work that yields between its pieces in many short tasks. */
export async function inPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    for (const end = performance.now() + BUDGET; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
