import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** How many pixels the page, or a box in it, is outside the window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const boxes = Array.from(
      document.querySelectorAll('body *:not(.visually-hidden, .visually-hidden *)'),
      (element) => element.getBoundingClientRect(),
    );
    const beyond = boxes.flatMap(({ left, right }) => [Math.floor(right) - clientWidth, -Math.ceil(left)]);
    return Math.max(scrollWidth - clientWidth, ...beyond);
  });

/** From the next document on, records the layout shifts that do not follow an input within 500 ms. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : '?';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[])
        // A shift below 0.0005 is reported as a CLS of 0.000.
        if (!entry.hadRecentInput && entry.value >= 0.0005)
          window.layoutShifts.push(
            `${entry.value} ${entry.sources.map(({ node }) => name(node)).join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts so far, as texts. The browser reports them after a frame. */
export const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });
