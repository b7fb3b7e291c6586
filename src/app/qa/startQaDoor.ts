import { OPEN_KEY } from './openKey';
import type { QaDeps } from './panel';

/**
 * Opens the QA panel: for `?qa` in the address, for Ctrl+Shift+L, or because it was open in this tab before a reload.
 * Its chunk is loaded when it is first needed; where that fails, the next press of the keys tries again. Returns a
 * function that ends this and closes the panel.
 */
export function startQaDoor(deps: QaDeps): () => void {
  let close: (() => void) | null = null;
  const toggle = (isPressed: boolean) =>
    void import(/* webpackChunkName: "qa" */ './panel').then(
      ({ openPanel }) => {
        if (!close) close = openPanel(deps, isPressed, () => (close = null));
        else if (isPressed) close();
      },
      () => undefined,
    );
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^l$/i.test(event.key)) return;
    event.preventDefault();
    toggle(true);
  };
  addEventListener('keydown', onKey);
  try {
    if (/[?&]qa(?![^=&])/.test(location.search) || sessionStorage.getItem(OPEN_KEY)) toggle(false);
  } catch {
    // Storage is forbidden: this tab remembers nothing.
  }
  return () => {
    removeEventListener('keydown', onKey);
    close?.();
  };
}
