import { attributes } from './attributes';

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What is not the new state yet: the outline of a page whose code is loading, and a line that is gone, but folds. */
const PROVISIONAL = `[${attributes.outline}], [${attributes.folding}]`;

const isProvisional = () => document.querySelector(PROVISIONAL) !== null;

/** Resolves when the new state is painted: the page itself, or why it does not load, and nothing provisional. */
export async function painted(): Promise<void> {
  await nextFrame();
  if (!isProvisional()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (isProvisional()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await nextFrame();
}
