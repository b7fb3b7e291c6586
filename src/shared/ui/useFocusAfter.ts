import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on the page: when `change` differs from the last render and the focused element was removed
 * with it, the focus moves to `next`, or else to the screen's heading.
 */
export function useFocusAfter(change: unknown, next?: RefObject<HTMLElement | null>) {
  const before = useRef(change);
  useEffect(() => {
    if (Object.is(before.current, change)) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    const target = next?.current ?? document.querySelector('h1');
    target?.focus({ preventScroll: true });
  }, [change, next]);
}
