import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { restoreScroll, selectArrival, selectHistoryIndex, selectVisits } from '@/shared/navigation';

/**
 * Restores the scroll position and moves the focus to the heading on every arrival at a page. It is rendered beside the
 * page, so that its effects run when the page is in the document. If a jump in DevTools opened a menu, the focus stays in
 * it, because a menu that loses the focus closes, and that would dispatch an action. The first arrival sends early.ts the
 * event 'interactive'.
 */
export function Arrival() {
  const visits = useSelector(selectVisits);
  const arrival = useSelector(selectArrival);
  const index = useSelector(selectHistoryIndex);
  useLayoutEffect(() => {
    if (arrival === 'popped' || arrival === 'opened') restoreScroll(index);
    else window.scrollTo(0, 0);
    const isInOpenMenu = document.activeElement?.matches('[aria-expanded=true]');
    if (arrival !== 'opened' && !isInOpenMenu) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [visits, arrival, index]);
  useEffect(() => {
    // One task later, the saved cart and choices are rendered, too.
    const timer = setTimeout(() => document.dispatchEvent(new Event('interactive')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
