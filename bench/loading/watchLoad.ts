/**
 * What runs in a page that is loading. Both functions are handed to the browser as text, so each imports nothing.
 */

/** What a visitor saw, in ms since the navigation began unless it says otherwise; NaN for what did not happen. */
export interface Seen {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** The frame with the first product's picture. */
  product: number;
  /** Cumulative layout shift, a score. */
  cls: number;
  /** Total blocking time: how much longer than 50 ms the tasks after the first paint took, in all. */
  tbt: number;
  /** The load event. */
  load: number;
  /** Bytes of all scripts, as they were downloaded. */
  scripts: number;
}

declare global {
  interface Window {
    benchLoad: () => Seen;
    /** The frame after the second tab was chosen, in ms since the navigation began. */
    benchAnswered?: Promise<number>;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Notes what a visitor sees. */
export function watchLoad(): void {
  let lcp = 0;
  let cls = 0;
  let product: number | undefined;
  const longTasks: PerformanceEntry[] = [];
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  watch('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) cls += entry.value;
  });
  watch('longtask', (task) => longTasks.push(task));

  const painted = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  // Once the first product's picture is loaded, the next frame shows it.
  const look = () => {
    const first = document.querySelector<HTMLImageElement>('main img');
    if (product === undefined && first?.complete && first.naturalWidth > 0)
      painted((now) => (product ??= now));
  };
  document.addEventListener('load', look, true);

  window.benchLoad = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fcp = paint?.startTime ?? NaN;
    const blocking = longTasks.map((task) => {
      const from = Math.max(task.startTime, fcp);
      return Math.max(0, task.startTime + task.duration - from - 50);
    });
    return {
      fcp,
      lcp,
      product: product ?? NaN,
      cls,
      tbt: blocking.reduce((sum, ms) => sum + ms, 0),
      load: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN,
      scripts: performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  };
}

/** Presses the second tab from its first moment on, every 50 ms until it is chosen; notes the frame after that. */
export function pressTab(): void {
  let isPressing = false;
  const second = () => document.querySelectorAll<HTMLElement>('[role=tab]')[1];
  const press = () => {
    if (window.benchAnswered) return;
    second()?.click();
    setTimeout(press, 50);
  };
  const look = () => {
    const tab = second();
    if (!tab || window.benchAnswered) return;
    if (tab.getAttribute('aria-selected') === 'true') {
      changes.disconnect();
      window.benchAnswered = new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
    } else if (!isPressing) {
      isPressing = true;
      press();
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-selected'] });
}
