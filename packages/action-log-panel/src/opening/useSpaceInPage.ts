import { useLayoutEffect } from 'react';

/** A narrow window shows the parts of the panel one below the other. */
const usual = () => (innerWidth > 700 ? '50vh' : '60vh');
/** Leaves room for a control of the page, below what is fixed to the window's top (`scroll-padding` in openPanel.tsx). */
const TALL = 'calc(100vh - 120px)';

/**
 * Says on the page how high the panel is, in `--qa-height`, and whether it shows a log, for the page's own styles
 * (openPanel.tsx).
 */
export function useSpaceInPage(element: HTMLElement, isTall: boolean, isViewing: boolean) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--qa-height', isTall ? TALL : usual());
    return () => void style.removeProperty('--qa-height');
  }, [isTall]);
  useLayoutEffect(() => {
    element.dataset.actionLogPanel = isViewing ? 'viewing' : '';
  }, [element, isViewing]);
}
