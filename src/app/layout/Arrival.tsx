import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { restoreScroll, selectArrival, selectHistoryIndex, selectVisits } from '@/shared/navigation';

/**
 * Arriving on a page: its scroll position, and the focus on its heading. It stands where the page is rendered. Only a
 * jump in DevTools arrives with a menu open; the focus stays in it, as a menu that loses it closes: by an action.
 * The first arrival tells a prerendered page's own lines (early.ts) that the application is there.
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
    // A task later the saved cart and choices, too, can be seen.
    const telling = setTimeout(() => document.dispatchEvent(new Event('interactive')));
    return () => clearTimeout(telling);
  }, []);
  return null;
}
