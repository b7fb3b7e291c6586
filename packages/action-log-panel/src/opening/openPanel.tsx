import { createRoot } from 'react-dom/client';
import { replayableOf, type RecordedActions } from 'action-log';
import { createStage, type PanelHost } from '../host';
import style from '../panel.scss';
import { identityOf } from '../recorder/keepRecording';
import { fitPage, PANEL_HEIGHT } from './fitPage';
import { QaPanel } from './QaPanel';

interface Opening<State> {
  recorded: RecordedActions<State>;
  /** What else the panel needs to know of the app. */
  host?: Partial<PanelHost<State>> | undefined;
  /** What the tab had kept of the page that was left before this one, as the text of a log, or null. */
  textOfPageBefore: () => string | null;
  /** Whether a person has just pressed the keys: only then does the panel take the focus. */
  isPressed: boolean;
  /** Called when the panel has closed: by its own button, by the returned function, or because it crashed. */
  onClose: () => void;
}

/**
 * Opens the panel in the shadow root of an element at the end of the body, so that neither its styles nor the
 * page's apply to the other. Returns what closes it.
 */
export function openPanel<State>({
  recorded,
  host: given,
  textOfPageBefore,
  isPressed,
  onClose,
}: Opening<State>) {
  const store = recorded.shownStore();
  const host = {
    ...replayableOf(recorded.options),
    ...identityOf(recorded),
    recorder: recorded.recorder,
    store,
    textOfPageBefore,
    ...given,
    ...createStage(store, () => pageFit.placePanel()),
  };
  const focused = document.activeElement;
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.actionLogPanel = '';
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(`:host { --qa-height: ${PANEL_HEIGHT} }`), sheetOf(style)];
  const pageFit = fitPage(element);
  const root = shadow.appendChild(document.createElement('div'));
  root.lang = 'en';
  const reactRoot = createRoot(root, {
    // If the panel crashes, the live state must be shown again.
    onUncaughtError(error) {
      close();
      reportError(error);
    },
  });
  const close = () => {
    host.leave(() => reactRoot.unmount());
    pageFit.stop();
    element.remove();
    onClose();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  reactRoot.render(<QaPanel host={host} takesFocus={isPressed} onClose={close} />);
  return close;
}

/** Such a sheet needs no permission of a Content Security Policy. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
