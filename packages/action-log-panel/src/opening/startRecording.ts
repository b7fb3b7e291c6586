import { replayableOf, type RecordedActions } from 'action-log';
import type { PanelHost } from '../host';
import { mirrorLater, watchErrors, watchPerson } from '../recorder';
import { watchFields } from '../recorder/watchFields';
import { isPanelAsked, watchPanelKeys } from './panelKeys';

type Options<State> = Partial<Omit<PanelHost<State>, 'recorder' | 'store'>> & {
  /** Contains all that a person presses; the body by default. */
  root?: HTMLElement;
};

/**
 * Notes what a person presses and what goes wrong, copies the recording so that it survives a reload, and
 * opens the panel for Ctrl+Shift+L and `?qa`. The panel's own code is loaded only then.
 * @returns a function that ends this
 */
export function startRecording<State>(
  recorded: RecordedActions<State>,
  { root = document.body, ...options }: Options<State> = {},
): () => void {
  const { recorder } = recorded;
  const { name = 'app', app = { version: '?', commit: '?' }, large = [] } = recorded.options;
  const saved = {
    name,
    // With a random part, because two tabs may start in the same millisecond.
    id: `${new Date().toISOString()} ${Math.random().toString(36)}`,
    app,
    viewport: { width: innerWidth, height: innerHeight },
    large,
  };
  const loaded = new Promise((resolve) => setTimeout(resolve, 1000));
  recorded.whenRecorded(mirrorLater(saved, loaded));
  const address = location.pathname + location.search;
  const open = async () => {
    const { openPanel } = await import('./openPanel');
    return (opening: Parameters<typeof openPanel>[1]) =>
      openPanel(
        {
          ...replayableOf(recorded.options),
          name,
          app,
          recorder,
          store: recorded.shownStore(),
          addressOf: () => address,
          ...options,
        },
        opening,
      );
  };
  const ends = [
    watchErrors(recorder.logNote),
    watchPerson(root, recorder),
    watchFields(root, recorder),
    watchPanelKeys(open, isPanelAsked(), name),
  ];
  return () => ends.forEach((end) => end());
}
