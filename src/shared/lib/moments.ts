import { attributes } from './attributes';

/** Resolves when the page and its resources have loaded and the browser is idle. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  // Safari has no requestIdleCallback: there, a timer.
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
}

/** Events of a visitor who does something. Assistive technology may send only `click`. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click'];

/** Resolves at the first input of a visitor: a visitor who does nothing downloads nothing for later. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of SIGNS)
      addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
  });
}

/** Resolves in a later task, so that the browser can handle input in the middle of long work. */
export function nextTurn(): Promise<void> {
  // Safari has no `scheduler.yield`: there, a timer.
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** What is not the new state yet: the outline of a page whose code is loading, and a removed line that still folds. */
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
