import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { withBase } from '@/shared/lib';
import { restoreScroll, selectLocation, selectVisits } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';

/**
 * Restores the scroll position and moves the focus on every arrival at a page: to the link of the page that was left if the
 * shopper goes back, otherwise to the heading. Both stay if another page, that of another variant, replaces a page. It is
 * rendered beside the page, so that its effects run when the page is in the document. If a jump in DevTools opened a menu, the focus stays in
 * it, because a menu that loses the focus closes, and that would dispatch an action. The first arrival sends keepPresses.ts the
 * event 'interactive'.
 */
export function Arrival() {
  const visits = useSelector(selectVisits);
  const { getState } = useStore<RootState>();
  const left = useRef('');
  useLayoutEffect(() => {
    const { arrival, index, pathname } = selectLocation(getState());
    const isBack = arrival === 'popped' && left.current !== withBase(pathname); // Not to another listing.
    const links = isBack ? [...document.querySelectorAll<HTMLElement>('main a')] : [];
    const link = links.find((each) => each.getAttribute('href') === left.current);
    if (process.env.HAS_VARIANTS !== '' && arrival === 'replaced' && withBase(pathname) !== left.current)
      return;
    left.current = withBase(pathname);
    if (arrival === 'popped' || arrival === 'opened') restoreScroll(index);
    else window.scrollTo(0, 0);
    const isInOpenMenu = document.activeElement?.matches('[aria-expanded=true]');
    if (arrival !== 'opened' && !isInOpenMenu)
      (link ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [visits, getState]);
  useEffect(() => {
    // One task later, the saved cart and choices are rendered, too.
    const timer = setTimeout(() => document.dispatchEvent(new Event('interactive')));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
