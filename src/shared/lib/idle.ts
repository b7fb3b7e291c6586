/** Resolves when the page and its resources have loaded and the browser is idle. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no requestIdleCallback: there, a timer.
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
}
