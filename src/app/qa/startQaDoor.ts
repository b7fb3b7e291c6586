import { OPEN_KEY } from './openKey';
import type { QaDeps } from './panel';

/**
 * Takes the address of a log out of the address bar: `?qa=ADDRESS`, or `?qa#data:…`, because servers refuse long queries.
 * To be called before the store starts: so the log is opened once, not after each reload, and is part of no recording.
 * @returns the address; empty where there is none
 */
export function takeLogAddress(): string {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const isInHash = query.has('qa') && hash.startsWith('#data:');
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
 * Opens the QA panel: for `?qa` in the address, for Ctrl+Shift+L, or because it was open in this tab before a reload.
 * Its chunk is loaded when it is first needed; where that fails, the next press of the keys tries again. Returns a
 * function that ends this and closes the panel.
 */
export function startQaDoor(made: Omit<QaDeps, 'logAddress'>, logAddress: string): () => void {
  let close: (() => void) | null = null;
  let deps = { ...made, logAddress };
  const toggle = (isPressed: boolean) =>
    void import(/* webpackChunkName: "qa" */ './panel').then(
      ({ openPanel }) => {
        if (!close) close = openPanel(deps, isPressed, () => (close = null));
        else if (isPressed) close();
        deps = { ...made, logAddress: '' }; // A panel that is opened again opens no log.
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
