/* global document, MutationObserver, requestAnimationFrame, window */
/**
 * What runs in a page that is loading. Both functions are handed over as text, so each stands by itself.
 */

/** Notes what a visitor sees, all times in ms since the navigation began. */
export function watchLoad() {
  const seen = { lcp: 0, cls: 0, product: null, longTasks: [] };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));

  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  // The first product's picture is there; what is there is painted with the next frame.
  const look = () => {
    const first = document.querySelector('main picture img');
    if (seen.product === null && first?.complete && first.naturalWidth > 0)
      painted((now) => (seen.product ??= now));
  };
  document.addEventListener('load', look, true);

  window.benchLoad = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fcp = paint?.startTime ?? NaN;
    const blocking = seen.longTasks.map((task) => {
      const from = Math.max(task.startTime, fcp);
      return Math.max(0, task.startTime + task.duration - from - 50);
    });
    return {
      fcp,
      lcp: seen.lcp,
      product: seen.product ?? NaN,
      cls: seen.cls,
      tbt: blocking.reduce((sum, ms) => sum + ms, 0),
      load: navigation.loadEventStart,
    };
  };
}

/** Presses the second tab from its first moment on, every 50 ms until it is chosen; notes the frame after that. */
export function pressTab() {
  let isPressing = false;
  const second = () => document.querySelectorAll('[role=tab]')[1];
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
