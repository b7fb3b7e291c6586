import type { Screen } from 'action-log';
import type { AppInPage } from '../app';

/** Ms to wait for a page whose code is still loading. */
const TIMEOUT = 8_000;
/** Ms without a change after which a page has settled. */
const QUIET = 150;

const write = (facts: Screen) => JSON.stringify(Object.entries(facts).sort());
const pause = () => new Promise((resolve) => setTimeout(resolve, 8));

export const createSettledFacts =
  ({ renderedScreen, isReady = () => document.readyState === 'complete' }: AppInPage) =>
  /** The facts on the page, as soon as it is ready and shows what is expected, or has settled. */
  async (expected: Screen): Promise<Screen> => {
    const wanted = write(expected);
    const started = performance.now();
    let last = { text: '', since: started };
    for (;;) {
      const facts = renderedScreen();
      const text = write(facts);
      if (isReady() && text === wanted) return facts;
      const now = performance.now();
      if (text !== last.text) last = { text, since: now };
      if (now - started > TIMEOUT || (isReady() && now - last.since > QUIET)) return facts;
      await pause();
    }
  };

/** Resolves when the current state has been painted, and what waited for that has been done. */
export async function painted(): Promise<void> {
  for (let frames = 0; frames < 2; frames++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
