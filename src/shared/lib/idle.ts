/** Resolves when the page is there, with all that it shows, and has nothing to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no requestIdleCallback.
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
}
