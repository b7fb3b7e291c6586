// Taken before a test fakes the clock.
const { setTimeout } = globalThis;

/** Resolves when everything that was only waiting for its turn has run. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
