// The real function, taken before a test fakes the clock.
const { setTimeout } = globalThis;

/** Resolves in a later task, when all promises that could resolve have done so. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
