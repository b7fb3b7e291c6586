/** How the panel is opened. */
export interface Opening {
  /** The key in sessionStorage under which the tab remembers over a reload that the panel is open. */
  openKey: string;
  /** The address of a log to open, or empty. */
  logAddress: string;
  /** Whether a person has just pressed the keys: only then does the panel take the focus. */
  isPressed: boolean;
  /** Called when the panel has closed: by its own button, by `startDoor`, or because it crashed. */
  onClose: () => void;
}

/**
 * Opens the panel. Returns what closes it, which by default also forgets that it was open in this tab.
 * @param isReload whether the page goes on with other code, so that the panel shall open again
 */
type Open = (opening: Opening) => (isReload?: boolean) => void;

/**
 * Takes the address of a log out of the address bar: `?qa=ADDRESS`, or `?qa#data:…`, because servers refuse long queries.
 * Call it before the store starts: then a reload does not open the log again, and no recording contains it.
 * @returns the address, empty for `?qa` alone, null without it
 */
export function takeLogAddress(): string | null {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  if (!query.has('qa')) return null;
  const isInHash = hash.startsWith('#data:');
  const address = query.get('qa') || (isInHash ? hash.slice(1) : '');
  if (!address) return '';
  const path = pathname + search.replace(/([?&]qa)=[^&]*/, '$1') + (isInHash ? '' : hash);
  try {
    history.replaceState(history.state, '', path);
  } catch {
    // Refused: a reload opens the log once more.
  }
  return address;
}

/**
 * Opens the panel for a log's address, for Ctrl+Shift+L, which opens those of several stores in turn, or because it was open in this tab before a reload.
 * @param load loads the function that opens the panel; if it rejects, the next press of the keys tries again
 * @param logAddress the log with which the panel opens at once; empty to open it without one, null to wait for the keys
 * @param name what the tab's storage is called
 * @returns a function that ends this and closes the panel; the tab still remembers that it was open
 */
export function startDoor(load: () => Promise<Open>, logAddress: string | null, name = 'app'): () => void {
  const openKey = `${name}:qa`;
  let close: ReturnType<Open> | undefined;
  const onClose = () => (close = undefined);
  const toggle = (isPressed: boolean) =>
    void load().then(
      (open) => {
        close ??= open({ openKey, logAddress: logAddress ?? '', isPressed, onClose });
        logAddress = null;
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
  try {
    if (logAddress !== null || sessionStorage.getItem(openKey)) toggle(false);
  } catch {
    // Storage is forbidden: this tab remembers nothing.
  }
  return () => {
    removeEventListener('keydown', onKey);
    close?.(true);
  };
}
