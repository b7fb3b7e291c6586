import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { restoreScroll, selectArrival, selectHistoryIndex, selectVisits } from '@/shared/navigation';

/** Arriving on a page: its scroll position, and the focus on its heading. It stands where the page is rendered. */
export function Arrival() {
  const visits = useSelector(selectVisits);
  const arrival = useSelector(selectArrival);
  const index = useSelector(selectHistoryIndex);
  useLayoutEffect(() => {
    if (arrival === 'popped' || arrival === 'opened') restoreScroll(index);
    else window.scrollTo(0, 0);
    if (arrival !== 'opened') document.querySelector('h1')?.focus({ preventScroll: true });
  }, [visits, arrival, index]);
  return null;
}
