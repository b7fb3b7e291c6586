import type { Control } from 'action-log';

/** Ms of real time to wait for a control that a press before makes. */
const TIMEOUT = 2_000;

/** Lets the app react, without a new frame. */
const react = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

function press(element: HTMLElement): void {
  const begin = { bubbles: true, cancelable: true };
  element.dispatchEvent(new MouseEvent('pointerdown', begin));
  const isAllowed = element.dispatchEvent(new MouseEvent('mousedown', begin));
  if (isAllowed) element.focus({ preventScroll: true }); // As the browser does, unless the app prevents it.
  element.click();
}

/**
 * Presses controls one after the other, each as soon as the page has it: in one task those that the page has already, as a script
 * of a recorded test does.
 * @param now ms of real time
 * @returns the index of the first one that the page does not have; -1 if all were pressed
 */
export async function pressQuickly(
  controls: readonly Control[],
  find: (control: Control) => Element | null,
  now: () => number,
): Promise<number> {
  for (const [index, control] of controls.entries()) {
    const until = now() + TIMEOUT;
    let element = find(control);
    while (!element && now() < until) {
      await react();
      element = find(control);
    }
    if (!(element instanceof HTMLElement)) return index;
    press(element);
  }
  return -1;
}
