import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { withBase } from '@/shared/lib';
import { backPressed, locationChanged, selectPathname } from '@/shared/navigation';

/**
 * react-router on the location of the store (docs/decisions/0002-react-router-on-the-store.md). What navigates
 * below it, such as `useNavigate`, dispatches events, as the shop's own links do.
 */
export function StoreRouter({ children }: { children: ReactNode }) {
  const pathname = useSelector(selectPathname);
  const dispatch = useDispatch();
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: (to) => withBase(addressOf(to)),
      push: (to) => dispatch(locationChanged({ to: addressOf(to), arrival: 'pushed' })),
      replace: (to) => dispatch(locationChanged({ to: addressOf(to), arrival: 'replaced' })),
      go(steps) {
        if (steps !== -1) throw new Error(`The shop goes back one step at a time, not ${steps}`);
        dispatch(backPressed());
      },
    }),
    [dispatch],
  );
  return (
    <Router location={pathname} navigator={navigator}>
      {children}
    </Router>
  );
}

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
