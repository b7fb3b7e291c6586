import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectCategory, selectSearch } from '@/features/catalogue';
import { attributes, INTERACTIVE, withBase } from '@/shared/lib';
import { addresses } from '@/shared/addresses';
import { ScrollContext, selectLocation, selectVisits } from '@/shared/navigation';
import type { RootState } from '../redux/rootReducer';

/**
 * Restores the scroll position and moves the focus on every arrival at a page, as soon as it is ready. It is
 * rendered beside the page, so that its effects run when the page is in the document.
 * - After Back, the focus moves to the link that leads to the page that was left, unless that page was the cart. After
 *   every other arrival, the focus moves to the heading.
 * - When another category or search is listed, the page scrolls to its top.
 * - From a product to the cart, it scrolls to the product's line and marks it.
 * - Focus and scroll position stay if the page of another variant replaces a page.
 * - If a jump in DevTools opened a menu, the focus stays in it: a menu that loses the focus closes, which
 *   would dispatch an action.
 * - The first arrival sends the event that the application is interactive (shared/lib/attributes.ts).
 */
export function Arrival({ isReady = true }) {
  const visits = useSelector(selectVisits);
  const category = useSelector(selectCategory);
  const search = useSelector(selectSearch);
  const { getState } = useStore<RootState>();
  const scroll = useContext(ScrollContext);
  const addressBefore = useRef('');
  const firstVariant = useRef(''); // The address of the first variant, if a shopper changed from variant to variant on one page.
  useLayoutEffect(() => {
    window.scrollTo(0, 0); // A newer browser returns a promise, which is no clean-up.
  }, [category, search]);
  useLayoutEffect(() => {
    if (!isReady) return;
    const { arrival, index, pathname } = selectLocation(getState());
    const address = withBase(pathname);
    const isElsewhere = address !== addressBefore.current; // Another page, and not only another listing on the same page.
    const links =
      isElsewhere && addressBefore.current !== withBase(addresses.cart)
        ? [...document.querySelectorAll<HTMLElement>('main a:not([tabindex="-1"])')]
        : [];
    const linkTo = (href: string) => links.find((link) => link.getAttribute('href') === href);
    const link = linkTo(addressBefore.current) ?? linkTo(firstVariant.current);
    addressBefore.current = address;
    if (arrival === 'replaced' && isElsewhere) return;
    firstVariant.current = address;
    if (arrival === 'popped' || arrival === 'opened') scroll?.restore(index);
    else {
      window.scrollTo(0, 0);
      const line = pathname === addresses.cart && link?.closest('li');
      if (line) {
        line.setAttribute(attributes.added, '');
        line.scrollIntoView({ block: 'nearest' });
      }
    }
    const isInOpenMenu = document.activeElement?.matches('[aria-expanded=true]');
    if (arrival !== 'opened' && !isInOpenMenu)
      ((arrival === 'popped' && link) || document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [isReady, visits, getState, scroll]);
  useEffect(() => {
    if (!isReady) return;
    // One task later, the saved cart and choices are rendered, too.
    const timer = setTimeout(() => document.dispatchEvent(new Event(INTERACTIVE)));
    return () => clearTimeout(timer);
  }, [isReady]);
  return null;
}
