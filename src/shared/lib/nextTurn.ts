/** Resolves in a later task, so that the browser can handle input in the middle of long work. */
export function nextTurn(): Promise<void> {
  // Safari has no `scheduler.yield`: there, a timer.
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
