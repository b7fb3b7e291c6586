import { flushSync } from 'react-dom';
import { sessionContinued, type Preview } from 'action-log';
import type { Store } from 'redux';

/** A store that can show another state than its own, such as `createShownStore` of action-log makes. */
export type PreviewingStore<State> = Preview<State> &
  Pick<Store<State>, 'getState' | 'dispatch' | 'subscribe'>;

/**
 * Shows states of a log in place of the live state, and ends that without a trace. A page that appears may
 * move the focus to its heading and scroll the window; here the focus stays in the panel, and at the end the
 * scroll position is restored. Call these only from events, because React renders synchronously.
 */
export function createStage<State>(store: PreviewingStore<State>, getLiveState: () => State) {
  let scrollY = 0;
  return {
    show(state: State) {
      if (!store.isPreviewing()) ({ scrollY } = window);
      const focused = focusedElement();
      flushSync(() => store.show(state));
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

    /** Makes the state that is shown the live state. Returns what undoes that. */
    continueHere() {
      const [live, shown] = [getLiveState(), store.getState()];
      // Rendered synchronously: the page that appears takes the focus, and then the panel takes it back.
      const goOn = (from: State) => flushSync(() => void store.dispatch(sessionContinued(from)));
      store.show(null);
      goOn(shown);
      return () => goOn(live);
    },
  };
}

/** The element that has the focus, also inside a shadow root such as the panel's. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
