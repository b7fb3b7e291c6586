import { readInTab, writeInTab } from '../recorder/tabStorage';

/** How the panel is opened. */
export interface Opening {
  /** Whether a person has just pressed the keys: only then does the panel take the focus. */
  isPressed: boolean;
  /** Called when the panel has closed: by its own button, by `watchPanelKeys`, or because it crashed. */
  onClose: () => void;
}

/** Opens the panel. Returns what closes it. */
type Open = (opening: Opening) => () => void;

/** Whether the address has `?qa`. Call it before the app starts, which may write another address. */
export const isPanelAsked = () => new URLSearchParams(location.search).has('qa');

/**
 * Opens the panel for `?qa`, for Ctrl+Shift+L, which opens those of several stores in turn, or because it was
 * open in this tab before a reload.
 * @param load loads the function that opens the panel; if it rejects, the next press of the keys tries again
 * @param isAsked whether to open it at once (`isPanelAsked`)
 * @param name what the tab's storage is called
 * @returns a function that ends this and closes the panel; the tab still remembers that it was open
 */
export function watchPanelKeys(load: () => Promise<Open>, isAsked: boolean, name = 'app'): () => void {
  const openKey = `${name}:qa`;
  let close: (() => void) | undefined;
  const onClose = () => {
    close = undefined;
    writeInTab(openKey, null);
  };
  const toggle = (isPressed: boolean) =>
    void load().then(
      (open) => {
        close ??= open({ isPressed, onClose });
        writeInTab(openKey, 'open');
      },
      () => undefined,
    );
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^l$/i.test(event.key)) return;
    event.preventDefault();
    if (close) return close(); // The next store's panel may open.
    if (document.querySelector('[data-action-log-panel]')) return;
    event.stopImmediatePropagation();
    toggle(true);
  };
  addEventListener('keydown', onKey);
  if (isAsked || readInTab(openKey)) toggle(false);
  return () => {
    removeEventListener('keydown', onKey);
    if (!close) return;
    close();
    writeInTab(openKey, 'open');
  };
}
