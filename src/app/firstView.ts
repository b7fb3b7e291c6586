/** The longest time, in ms, that the application waits for what is slower than itself. */
const PATIENCE = 300;

/**
 * Resolves when the prerendered page has been seen with its first pictures: what runs before would only delay them. On a
 * slow line they are there long before the scripts.
 */
export async function firstView(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading=eager]');
  // A picture that is dead, or slow, holds nothing up.
  const shown = Promise.allSettled(Array.from(pictures, (picture) => picture.decode()));
  const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([shown.then(nextFrame), timeout]);
}

/** A background tab has no frames; the timeout stands in for them. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
