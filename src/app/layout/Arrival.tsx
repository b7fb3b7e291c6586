import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { restoreScroll, selectArrival, selectHistoryIndex, selectVisits } from '@/shared/navigation';

/**
 * On every arrival at a page: restores its scroll position and moves the focus to its heading. It is rendered beside
 * the page, so that its effects run once the page is in the document. After a jump in DevTools a menu may be open; then
 * the focus stays in it, because a menu that loses the focus closes, which would dispatch an action. The first arrival
 * tells early.ts that the page is interactive.
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
    // One task later the saved cart and choices have been rendered, too.
    const telling = setTimeout(() => document.dispatchEvent(new Event('interactive')));
    return () => clearTimeout(telling);
  }, []);
  return null;
}
