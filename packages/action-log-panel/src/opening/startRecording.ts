import type { RecordedActions } from 'action-log';
import type { PanelHost } from '../host';
import { readInTab, writeInTab } from '../recorder/tabStorage';
import { watchErrors } from '../recorder/watchErrors';
import { watchPerson } from '../recorder/watchPerson';

interface Options<State> {
  /** Contains all that a person presses; the body by default. */
  root?: HTMLElement;
  /** Resolves when code that is not needed at once may be loaded; after a second by default. */
  ready?: Promise<unknown>;
  /** Whether the panel opens at once. Ask `isPanelAsked` before the app starts, if that writes another address. */
  isAsked?: boolean;
  /** Loads what the panel is to know of the app, and `recordActions` was not given. */
  loadHost?: () => Promise<Partial<PanelHost<State>>>;
}

/** Whether the address has `?qa`. */
export const isPanelAsked = () => new URLSearchParams(location.search).has('qa');

/**
 * Notes what a person presses and what goes wrong, copies the recording so that it survives a reload, and
 * opens the panel: for `?qa`, for Ctrl+Shift+L, which opens those of several stores in turn, or because it was
 * open in this tab before a reload. The panel's own code is loaded only then.
 */
export function startRecording<State>(
  recorded: RecordedActions<State>,
  {
    root = document.body,
    ready = new Promise((resolve) => setTimeout(resolve, 1000)),
    isAsked = isPanelAsked(),
    loadHost,
  }: Options<State> = {},
): void {
  const openKey = `${recorded.options.name ?? 'app'}:qa`;
  let close: (() => void) | undefined;
  const onClose = () => {
    close = undefined;
    writeInTab(openKey, null);
  };
  /** If the code cannot be loaded, the next press of the keys tries again. */
  const open = async (isPressed: boolean) => {
    const [{ openPanel }, host] = await Promise.all([
      import(/* webpackChunkName: "qa" */ './openPanel'),
      loadHost?.(),
    ]);
    close ??= openPanel({ recorded, host, isPressed, onClose });
    writeInTab(openKey, 'open');
  };
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^l$/i.test(event.key)) return;
    event.preventDefault();
    if (close) return close(); // The next store's panel may open.
    if (document.querySelector('[data-action-log-panel]')) return;
    event.stopImmediatePropagation();
    open(true).catch(() => {});
  };
  watchErrors(recorded.recorder.logNote);
  watchPerson(root, recorded.recorder);
  addEventListener('keydown', onKey);
  if (isAsked || readInTab(openKey)) open(false).catch(() => {});
  ready
    .then(() => import(/* webpackChunkName: "saved" */ '../recorder/late'))
    .then(({ startLate }) => startLate(recorded, root))
    .catch(() => {}); // The chunk could not be loaded: a log has only what is pressed and typed, in memory.
}
