import { flushSync } from 'react-dom';
import type { Log, Preview, Recorder, Replayable } from 'action-log';
import type { Store } from 'redux';

/** What the panel needs from its host, the app in which it is opened. */
export interface PanelHost<State> extends Replayable<State> {
  /** What files and downloads are called. */
  name: string;
  /** This build. */
  app: Log['app'];
  /** What records this page load, and has the state that live actions led to, even while another state is shown. */
  recorder: Pick<Recorder<State>, 'recording' | 'mark'>;
  /** The store that the pages render from; it can show another state than its own. */
  store: Preview<State> & Pick<Store<State>, 'subscribe'>;
  /** The address of the page that a state shows; by default the one at which the page was loaded. */
  addressOf?: (state: State) => string;
  /** What the tab had kept of the page that was left before this one, as the text of a log, or null. */
  textOfPageBefore: () => string | null;
}

/** A host, and the functions that show its states. */
export type Host<State> = PanelHost<State> & ReturnType<typeof createStage<State>>;

/**
 * Shows states of a log in place of the live state, and ends that without a trace. A page that appears may
 * move the focus to its heading and scroll the window; here the focus stays in the panel, and at the end the
 * scroll position is restored. Call these only from events, because React renders synchronously.
 * @param placePanel puts the panel where it can have the focus, after the page has opened or closed a dialog
 */
export function createStage<State>(store: Preview<State>, placePanel: () => void) {
  let scrollY = 0;
  return {
    show(state: State) {
      if (!store.isPreviewing()) ({ scrollY } = window);
      const focused = focusedElement();
      flushSync(() => store.show(state));
      placePanel();
      if (focused instanceof HTMLElement && focused !== focusedElement())
        focused.focus({ preventScroll: true });
    },

    /** @param also changes the page in the same frame: removes the panel, for example */
    leave(also: () => void) {
      const wasPreviewing = store.isPreviewing();
      flushSync(() => {
        store.show(null);
        also();
      });
      if (wasPreviewing) window.scrollTo(0, scrollY);
    },
  };
}

/** The element that has the focus, also inside a shadow root such as the panel's. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
