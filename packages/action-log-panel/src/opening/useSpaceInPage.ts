import { useLayoutEffect } from 'react';

/** A narrow window shows the parts of the panel one below the other. */
const usual = () => (innerWidth > 700 ? '50vh' : '60vh');

/**
 * Says on the page how high the panel is, in `--qa-height`, and whether it shows a log, for the page's own styles
 * (openPanel.tsx).
 */
export function useSpaceInPage(element: HTMLElement, isTall: boolean, isViewing: boolean) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--qa-height', isTall ? '90vh' : usual());
    return () => void style.removeProperty('--qa-height');
  }, [isTall]);
  useLayoutEffect(() => {
    element.dataset.actionLogPanel = isViewing ? 'viewing' : '';
  }, [element, isViewing]);
}
