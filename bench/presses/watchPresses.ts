/**
 * What runs in a page that is used. It is handed to the browser as text, so it imports nothing.
 */

/** What must be in the page: the texts, or the values of an attribute, of all elements of a selector, in their order. */
export interface Fact {
  selector: string;
  attribute?: string;
  is: readonly string[];
}

declare global {
  interface Window {
    /** The facts that do not hold now, each with what there is instead. */
    benchMissing: (facts: readonly Fact[]) => object[];
    /** How many ms after the next click the facts are shown. Rejects with what is missing after 20 s. */
    benchShown: (facts: readonly Fact[]) => Promise<number>;
  }
}

export function watchPresses(): void {
  const foundFor = ({ selector, attribute }: Fact) =>
    Array.from(document.querySelectorAll(selector), (element) =>
      attribute ? element.getAttribute(attribute) : element.textContent.trim(),
    );
  window.benchMissing = (facts) =>
    facts
      .map((fact) => ({ ...fact, found: foundFor(fact) }))
      .filter(({ is, found }) => found.length !== is.length || found.some((text, at) => text !== is[at]));

  window.benchShown = (facts) =>
    new Promise((resolve, reject) => {
      const look = (clicked: number) => {
        if (window.benchMissing(facts).length > 0) return void requestAnimationFrame(() => look(clicked));
        // The frame's tasks run before the message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      };
      const onClick = ({ timeStamp }: MouseEvent) => requestAnimationFrame(() => look(timeStamp));
      addEventListener('click', onClick, { capture: true, once: true });
      setTimeout(() => reject(new Error(JSON.stringify(window.benchMissing(facts), null, 2))), 20_000);
    });
}
