/* global document, requestAnimationFrame, window */
/**
 * What runs in a page that is used. It is handed over as text, so it stands by itself.
 */
export function watchActions() {
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  const bench = { longestTask: 0, worstInteraction: 0 };
  watch('longtask', ({ duration }) => (bench.longestTask = Math.max(bench.longestTask, duration)));
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) bench.worstInteraction = Math.max(bench.worstInteraction, duration);
    },
    { durationThreshold: 16 },
  );

  /** What a fact's elements say now: their texts, or an attribute. */
  const said = ({ selector, attribute }) =>
    Array.from(document.querySelectorAll(selector), (element) =>
      attribute ? element.getAttribute(attribute) : element.textContent.trim(),
    );
  const holds = (fact) => {
    const now = said(fact);
    return now.length === fact.is.length && now.every((text, index) => text === fact.is[index]);
  };

  /** Resolves when the frame is painted in which all facts hold first: a frame's tasks run before its messages. */
  const frameWith = (facts) =>
    new Promise((resolve) => {
      const look = () => {
        if (!facts.every(holds)) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  window.bench = Object.assign(bench, {
    holdAll: (facts) => facts.every(holds),
    sayAll: (facts) => facts.map((fact) => ({ ...fact, says: said(fact) })),

    /** Tells `benchShown` how many ms after the next click the facts are shown. */
    expect(facts) {
      const onClick = ({ timeStamp }) =>
        void frameWith(facts).then((shown) => window.benchShown(String(shown - timeStamp)));
      window.addEventListener('click', onClick, { capture: true, once: true });
    },
  });
}
