import type { Control } from 'action-log';

/** Ms to wait for a control that a press before makes. */
const TIMEOUT = 2_000;

/** Lets the app react, without a new frame. */
const react = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

function press(element: HTMLElement): void {
  const isAllowed = element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  if (isAllowed) element.focus({ preventScroll: true }); // As the browser does, unless the app prevents it.
  element.click();
}

const isElement = (element: Element | null) => element instanceof HTMLElement;

/**
 * Presses controls one after the other: in one task if the page has them all, as a script of a recorded test does, or else each
 * as soon as the page has it.
 * @returns the index of the first one that the page does not have; -1 if all were pressed
 */
export async function pressQuickly(
  controls: readonly Control[],
  find: (control: Control) => Element | null,
): Promise<number> {
  const present = controls.map(find).filter(isElement);
  if (present.length === controls.length) {
    present.forEach(press);
    return -1;
  }
  for (const [index, control] of controls.entries()) {
    const until = performance.now() + TIMEOUT;
    let element = find(control);
    while (!element && performance.now() < until) {
      await react();
      element = find(control);
    }
    if (!isElement(element)) return index;
    press(element);
    await react();
  }
  return -1;
}
