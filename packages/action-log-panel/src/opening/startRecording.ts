import type { RecordedActions } from 'action-log';
import type { PanelHost } from '../host';
import { readInTab, writeInTab } from '../recorder/tabStorage';
import { isPanelAsked } from './panelFlag';

interface Options<State> {
  /** Contains all that a person presses; the body by default. */
  root?: HTMLElement;
  /** Whether the panel opens at once; by default, whether the address has `?qa`. An app that rewrites its address passes what `takePanelFlag` returned. */
  isAsked?: boolean;
  /** Loads what the panel needs to know of the app, besides what `recordActions` was given. */
  loadHost?: () => Promise<Partial<PanelHost<State>>>;
}

export { takePanelFlag } from './panelFlag';

/** What a tab keeps of the panel: whether it is open, or closed while what a person does is still noted. */
type Kept = 'open' | 'watching';

/**
 * Opens the panel for `?qa`, for Ctrl+Shift+L, which opens those of several stores in turn, or because it was
 * open in this tab before a reload. From then on, until the tab is closed, what a person does and what goes
 * wrong is noted, and the recording is kept when the page is hidden or left. Before that, no input is noted and
 * nothing is kept: a visit has a listener for the keys, and the code for the rest is not loaded.
 * @returns resolves when what a person does is noted: at once if no tester has opened the panel. Render the app then.
 */
export async function startRecording<State>(
  recorded: RecordedActions<State>,
  { root = document.body, isAsked = isPanelAsked(), loadHost }: Options<State> = {},
): Promise<void> {
  const key = `${recorded.options.name ?? 'app'}:qa`;
  const keep = (kept: Kept) => writeInTab(key, kept);
  let close: (() => void) | undefined;
  const onClose = () => {
    close = undefined;
    keep('watching');
  };

  let watching: Promise<() => string | null> | undefined;
  /** If the code cannot be loaded, the next call tries again. */
  const watch = () => {
    watching ??= import(/* webpackChunkName: "qa-watch" */ '../recorder/startWatching').then(
      ({ startWatching }) => startWatching(recorded, root),
    );
    watching.catch(() => (watching = undefined));
    return watching;
  };
  /** If the code cannot be loaded, the next press of the keys tries again. */
  const open = async (isPressed: boolean) => {
    const [textOfPageBefore, { openPanel }, host] = await Promise.all([
      watch(),
      import(/* webpackChunkName: "qa" */ './openPanel'),
      loadHost?.(),
    ]);
    close ??= openPanel({ recorded, host, textOfPageBefore, isPressed, onClose });
    keep('open');
  };

  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^l$/i.test(event.key)) return;
    event.preventDefault();
    if (close) return close(); // The next store's panel may open.
    if (document.querySelector('[data-action-log-panel]')) return;
    event.stopImmediatePropagation();
    open(true).catch(() => {});
  });
  const panelBefore = readInTab(key);
  if (!isAsked && panelBefore === null) return;
  if (isAsked || panelBefore === 'open') open(false).catch(() => {});
  await watch().catch(() => {}); // The app starts all the same: its log has only actions.
}
