import { flushSync } from 'react-dom';

interface Shown {
  show(state: unknown): void;
  isLaidOver(): boolean;
}

/**
 * Lays states of a log over the shop, and takes them off so that no trace of them is left. Pages that arrive move the
 * focus to their heading and the window to its place; here the focus stays in the panel, and the shopper's scroll
 * position comes back at the end. Call it from events only: React renders within.
 */
export function createStage(store: Shown) {
  let scrollY = 0;

  return {
    show(state: unknown) {
      if (!store.isLaidOver()) ({ scrollY } = window);
      const focused = document.activeElement;
      flushSync(() => store.show(state));
      if (focused instanceof HTMLElement && focused !== document.activeElement)
        focused.focus({ preventScroll: true });
    },

    /** @param also what else changes the page at this moment, such as the panel itself */
    leave(also: () => void) {
      const wasLaidOver = store.isLaidOver();
      flushSync(() => {
        store.show(null);
        also();
      });
      if (wasLaidOver) window.scrollTo(0, scrollY);
    },
  };
}
