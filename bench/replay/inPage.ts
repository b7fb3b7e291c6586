/* global document, DataTransfer, DragEvent, HTMLInputElement, requestAnimationFrame, window */
/**
 * What runs in the page: times an event until the frame that shows what it led to. `installed` is handed over as text,
 * so it stands by itself.
 */
export function installed() {
  /** Resolves when the frame is painted in which something is there first: a frame's tasks run before its messages. */
  const frameWith = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  const named = (label) => document.querySelector(`[aria-label="${label}"]`);

  window.bench = {
    frame: () => frameWith(() => true),

    /** Ms from a drop of the log's text to the frame that shows its first state. */
    async drop(text, hash) {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'registro.json', { type: 'application/json' }));
      const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      const start = performance.now();
      named('Painel de QA').dispatchEvent(drop);
      return (await frameWith(() => named('Hash do estado')?.textContent === hash)) - start;
    },

    /** Ms from a drop until all of the log is compared. */
    async compared(since) {
      await frameWith(() => document.querySelector('[data-verdict="same"]'));
      return performance.now() - since;
    },

    /**
     * Ms that an event and what it renders take, layout included, and ms until the frame that shows it. The wait for
     * the frame's turn is no work.
     */
    async timed(act) {
      await this.frame();
      const start = performance.now();
      act();
      await null; // React renders what a live action changed at the end of its event.
      document.body.getBoundingClientRect();
      const work = performance.now() - start;
      return { work, shown: (await this.frame()) - start };
    },

    /** A jump of the timeline. */
    jump(count) {
      const slider = named('Linha do tempo');
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      return this.timed(() => {
        set.call(slider, count); // React's own setter would swallow the event.
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },

    /** A shopper's click. */
    click(selector) {
      const target = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      return this.timed(() => target.click());
    },
  };
}
