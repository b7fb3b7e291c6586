import type { Control } from 'action-log';

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
 * Presses controls in turn: in one task the controls that the page has, and the next ones when the app has reacted.
 * @returns the index of the first one that the page does not have; -1 if all were pressed
 */
export async function pressQuickly(
  controls: readonly Control[],
  find: (control: Control) => Element | null,
): Promise<number> {
  for (const [index, control] of controls.entries()) {
    if (!find(control)) await react();
    const element = find(control);
    if (!(element instanceof HTMLElement)) return index;
    press(element);
  }
  return -1;
}
