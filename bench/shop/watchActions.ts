/**
 * What runs in a page that is used. It is handed to the browser as text, so it imports nothing.
 */

/** What must be in the page: the texts, or the values of an attribute, of all elements of a selector, in their order. */
export interface Fact {
  selector: string;
  attribute?: string;
  is: readonly string[];
}

interface ActionWatch {
  /** Ms of the longest task above 50 ms, or 0. */
  longestTask: number;
  /** Ms of the slowest interaction since the last call. */
  takeWorstInteraction: () => number;
  /** Whether all facts hold now. */
  holdAll: (facts: readonly Fact[]) => boolean;
  /** What there is now for each fact. */
  findAll: (facts: readonly Fact[]) => object[];
  /** Calls `benchShown` with how many ms after the next click the facts are shown. */
  expect: (facts: readonly Fact[]) => void;
}

declare global {
  interface Window {
    actionWatch: ActionWatch;
    /** A binding, which hands a text from the page to the benchmark. */
    benchShown: (text: string) => void;
  }
}

export function watchActions(): void {
  /** What a fact's elements have now: their texts, or an attribute. */
  const found = ({ selector, attribute }: Fact) =>
    Array.from(document.querySelectorAll(selector), (element) =>
      attribute ? element.getAttribute(attribute) : element.textContent.trim(),
    );
  const holds = (fact: Fact) => {
    const now = found(fact);
    return now.length === fact.is.length && now.every((text, index) => text === fact.is[index]);
  };

  /**
   * Resolves with the time when the first frame is painted for which all facts hold: a frame's tasks run before the
   * message.
   */
  const frameWith = (facts: readonly Fact[]) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!facts.every(holds)) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  /** Ms: a browser reports no interaction that is shorter. */
  const SHORTEST = 16;
  let worstInteraction = SHORTEST;
  const actionWatch: ActionWatch = {
    longestTask: 0,
    takeWorstInteraction() {
      const worst = worstInteraction;
      worstInteraction = SHORTEST;
      return worst;
    },
    holdAll: (facts) => facts.every(holds),
    findAll: (facts) => facts.map((fact) => ({ ...fact, found: found(fact) })),
    expect(facts) {
      const onClick = ({ timeStamp }: MouseEvent) =>
        void frameWith(facts).then((shown) => window.benchShown(String(shown - timeStamp)));
      window.addEventListener('click', onClick, { capture: true, once: true });
    },
  };
  window.actionWatch = actionWatch;

  const watch = (
    take: (entry: PerformanceEntry) => void,
    options: PerformanceObserverInit & { durationThreshold?: number },
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      buffered: true,
      ...options,
    });
  const longer = (most: number, { duration }: PerformanceEntry) => Math.max(most, duration);
  watch((entry) => (actionWatch.longestTask = longer(actionWatch.longestTask, entry)), { type: 'longtask' });
  watch(
    (entry) => {
      if (entry instanceof PerformanceEventTiming && entry.interactionId)
        worstInteraction = longer(worstInteraction, entry);
    },
    { type: 'event', durationThreshold: SHORTEST },
  );
}
