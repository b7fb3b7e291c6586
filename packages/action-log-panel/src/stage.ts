import { flushSync } from 'react-dom';

interface Shown<State> {
  show(state: State | null): void;
  isPreviewing(): boolean;
}

/**
 * Shows states of a log in place of the shopper's own, and ends that without a trace. A page that is shown moves the
 * focus to its heading and scrolls the window; here the focus stays in the panel, and at the end the shopper's scroll
 * position is restored. To be called only from events, because React renders synchronously.
 */
export function createStage<State>(store: Shown<State>) {
  let scrollY = 0;

  /** A page whose chunk comes late moves the focus to its heading late. */
  const giveBack = ({ target, relatedTarget }: FocusEvent) => {
    if (!store.isPreviewing()) return document.removeEventListener('focusin', giveBack);
    if (target instanceof HTMLHeadingElement && relatedTarget instanceof HTMLElement)
      relatedTarget.focus({ preventScroll: true });
  };

  return {
    show(state: State) {
      if (!store.isPreviewing()) ({ scrollY } = window);
      document.addEventListener('focusin', giveBack);
      const focused = document.activeElement;
      flushSync(() => store.show(state));
      if (focused instanceof HTMLElement && focused !== document.activeElement)
        focused.focus({ preventScroll: true });
    },

    /** @param also changes the page in the same moment: removes the panel, for example */
    leave(also: () => void) {
      const wasLaidOver = store.isPreviewing();
      flushSync(() => {
        store.show(null);
        also();
      });
      if (wasLaidOver) window.scrollTo(0, scrollY);
    },
  };
}
