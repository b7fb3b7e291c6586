import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the keyboard's place: when `change` is another than before and the element that had the focus is gone
 * with it, the focus goes to `next`, or to the screen's heading.
 */
export function useKeptFocus(change: unknown, next?: RefObject<HTMLElement | null>) {
  const before = useRef(change);
  useEffect(() => {
    if (Object.is(before.current, change)) return;
    before.current = change;
    if (document.activeElement !== document.body) return;
    const target = next?.current ?? document.querySelector('h1');
    target?.focus({ preventScroll: true });
  }, [change, next]);
}
