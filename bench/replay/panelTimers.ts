/**
 * Times events in the page until the frame that shows what they led to. `installPanelTimers` is handed to the browser
 * as text, so it imports nothing.
 */
export interface Timed {
  /** Ms that the event and its rendering took, layout included. The wait for the frame's turn is not in it. */
  work: number;
  /** Ms until the frame that shows it. */
  shown: number;
}

interface PanelTimers {
  /** Ms from a drop of the log's text to the frame that shows the state with that hash. */
  drop: (text: string, hash: string) => Promise<number>;
  /** Ms from a moment of the page's clock until all of the log is compared. */
  compared: (since: number) => Promise<number>;
  /** A jump of the timeline to the state after `count` actions. */
  jump: (count: number) => Promise<Timed>;
  /** A shopper's click on the first visible element of a selector. */
  click: (selector: string) => Promise<Timed>;
}

declare global {
  interface Window {
    panelTimers: PanelTimers;
  }
}

export function installPanelTimers(): void {
  /**
   * Resolves with the time when the first frame is painted for which `isThere` holds: a frame's tasks run before the
   * message.
   */
  const frameWith = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  const frame = () => frameWith(() => true);

  const panel = () => document.querySelector('[data-action-log-panel]')?.shadowRoot ?? document;
  const labelled = (label: string) => panel().querySelector(`[aria-label="${label}"]`);
  const present = <Value>(value: Value | null | undefined): Value => {
    if (value === null || value === undefined) throw new Error('The page lacks what is to be used.');
    return value;
  };

  const timed = async (act: () => void): Promise<Timed> => {
    await frame();
    const start = performance.now();
    act();
    await Promise.resolve(); // React renders what a live action changed at the end of its event.
    document.body.getBoundingClientRect();
    const work = performance.now() - start;
    return { work, shown: (await frame()) - start };
  };

  window.panelTimers = {
    async drop(text, hash) {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'registro.json', { type: 'application/json' }));
      const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      const start = performance.now();
      present(labelled('QA panel')).dispatchEvent(drop);
      return (await frameWith(() => labelled('Hash of the state')?.textContent === hash)) - start;
    },

    async compared(since) {
      await frameWith(() => panel().querySelector('[data-verdict="same"]') !== null);
      return performance.now() - since;
    },

    jump(count) {
      const slider = present(labelled('Timeline'));
      // React's own setter on the element would hide the change from it.
      const { set } = present(Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value'));
      const setValue = present(set);
      return timed(() => {
        setValue.call(slider, count);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },

    click(selector) {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)];
      const target = present(elements.find((element) => element.checkVisibility()));
      return timed(() => target.click());
    },
  };
}
