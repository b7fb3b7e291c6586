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
    /** Calls `benchShown` with how many ms after the next click the facts are shown. */
    benchExpect: (facts: readonly Fact[]) => void;
    /** A binding, which hands a text from the page to the benchmark. */
    benchShown: (text: string) => void;
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

  window.benchExpect = (facts) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (window.benchMissing(facts).length > 0) return void requestAnimationFrame(look);
        // The frame's tasks run before the message.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.benchShown(String(performance.now() - timeStamp));
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  };
}
