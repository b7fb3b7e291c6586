/**
 * What runs in a page that is loading. Both functions are handed to the browser as text, so each imports nothing.
 */

/** What a visitor saw, in ms since the navigation began unless it says otherwise; NaN for what did not happen. */
export interface Seen {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift, a score. */
  cls: number;
  /** Total blocking time: how much longer than 50 ms the tasks after the first paint took, in all. */
  tbt: number;
  /** The load event. */
  load: number;
  /** Bytes of all scripts, as they were downloaded. */
  scripts: number;
  /** When the first script was requested, and when the last one had come. */
  scriptsFrom: number;
  scriptsTo: number;
}

declare global {
  interface Window {
    benchLoad: () => Seen;
    /** The frame that shows what the second tab lists, in ms since the visit began. */
    benchAnswered?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Notes what a visitor sees. */
export function watchLoad(): void {
  let lcp = NaN;
  let cls = 0;
  const longTasks: PerformanceEntry[] = [];
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (lcp = startTime));
  watch('layout-shift', (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) cls += entry.value;
  });
  watch('longtask', (task) => longTasks.push(task));

  window.benchLoad = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const blocking = longTasks.map(({ startTime, duration }) =>
      Math.max(0, startTime + duration - Math.max(startTime, fcp) - 50),
    );
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'));
    return {
      fcp,
      lcp,
      cls,
      tbt: blocking.reduce((sum, ms) => sum + ms, 0),
      load: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : NaN,
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      scriptsFrom: Math.min(...scripts.map(({ startTime }) => startTime)),
      scriptsTo: Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
    };
  };
}

/**
 * Presses the second tab once, `wait` ms after the first paint. The press may open another document: then this runs there,
 * too, and goes on.
 */
export function pressTab(wait: number): void {
  const began = Number((sessionStorage.benchBegan ??= String(performance.timeOrigin)));
  const tab = () => document.querySelectorAll<HTMLElement>('[role=tab]')[1];
  const painted = new Promise<void>((resolve) =>
    new PerformanceObserver(
      (list) => list.getEntriesByName('first-contentful-paint').length && resolve(),
    ).observe({
      type: 'paint',
      buffered: true,
    }),
  );
  void painted.then(() => {
    if (began === performance.timeOrigin) setTimeout(() => tab()?.click(), wait);
    const timer = setInterval(() => {
      if (tab()?.getAttribute('aria-selected') !== 'true') return;
      clearInterval(timer);
      requestAnimationFrame(() =>
        setTimeout(() => (window.benchAnswered = performance.timeOrigin + performance.now() - began)),
      );
    }, 10);
  });
}
