import { createRoot } from 'react-dom/client';
import { replayableOf, type RecordedActions } from 'action-log';
import { createStage, type PanelHost } from '../host';
import style from '../panel.scss';
import { identityOf } from '../recorder/leftRecording';
import { QaPanel } from './QaPanel';

/**
 * What the panel changes of the page while it is open. It covers the bottom of the window: with room at its
 * end, all of the page can be scrolled above the panel. What the app fixes to the window would always be
 * covered; with `contain` it is fixed to the app's element instead. An app that fixes a header to the
 * window's top puts it below the strip by `--qa-strip`.
 */
const pageStyle = `
  :root { --qa-height: 50vh; scroll-padding-block: 48px var(--qa-height) }
  @media (width <= 700px) { :root { --qa-height: 60vh } }
  :root body { padding-block-end: var(--qa-height) }
  :root body:has(> [data-action-log-panel=viewing]) { --qa-strip: 40px; padding-block-start: var(--qa-strip) }
  :root body > :first-child { contain: layout }`;

interface Opening<State> {
  recorded: RecordedActions<State>;
  /** What the panel is to know of the app besides. */
  host?: Partial<PanelHost<State>> | undefined;
  /** Whether a person has just pressed the keys: only then does the panel take the focus. */
  isPressed: boolean;
  /** Called when the panel has closed: by its own button, by the returned function, or because it crashed. */
  onClose: () => void;
}

/**
 * Opens the panel in the shadow root of an element at the end of the body, so that neither its styles nor the
 * page's apply to the other. Returns what closes it.
 */
export function openPanel<State>({ recorded, host: given, isPressed, onClose }: Opening<State>) {
  const store = recorded.shownStore();
  const host = {
    ...replayableOf(recorded.options),
    ...identityOf(recorded),
    recorder: recorded.recorder,
    store,
    addressOf: loadedAddress,
    ...given,
    ...createStage(store),
  };
  const focused = document.activeElement;
  const element = document.body.appendChild(document.createElement('div'));
  element.dataset.actionLogPanel = '';
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(style)];
  const pageSheet = sheetOf(pageStyle);
  document.adoptedStyleSheets.push(pageSheet);
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
    element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
    onClose();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  reactRoot.render(<QaPanel host={host} element={element} takesFocus={isPressed} onClose={close} />);
  return close;
}

/** Such a sheet needs no permission of a Content Security Policy. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/** The address at which the page was loaded: the app may show another one now. */
function loadedAddress(): string {
  const [visit] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(visit?.name ?? location.href);
  return pathname + search;
}
