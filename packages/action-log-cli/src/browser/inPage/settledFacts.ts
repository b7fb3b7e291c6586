import { renderedScreen } from '@/app/qa/renderedScreen';
import type { Screen } from 'action-log';

/** Ms to wait for a page whose chunk is still on its way. */
const PATIENCE = 8_000;
/** Ms for which nothing changes any more on a page that is ready. */
const QUIET = 150;

/**
 * The page's chunk is there (until then React hides the page before it), and a prerendered page has become the
 * application.
 */
const isReady = () =>
  [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()) &&
  document.documentElement.dataset.restoring === undefined;

const write = (facts: Screen) => JSON.stringify(Object.entries(facts).sort());
const pause = () => new Promise((resolve) => setTimeout(resolve, 8));

/** The facts on the page once it is ready and shows what is expected, or else once nothing changes any more. */
export async function settledFacts(expected: Screen): Promise<Screen> {
  const wanted = write(expected);
  const started = performance.now();
  let last = { text: '', since: started };
  for (;;) {
    const facts = renderedScreen();
    const text = write(facts);
    if (isReady() && text === wanted) return facts;
    const now = performance.now();
    if (text !== last.text) last = { text, since: now };
    if (now - started > PATIENCE || (isReady() && now - last.since > QUIET)) return facts;
    await pause();
  }
}

/** Resolves when the present state has been painted, and what waited for that has been done. */
export async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
