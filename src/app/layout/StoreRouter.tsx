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
  const navigator = useMemo<Navigator>(() => {
    const arrivingBy = (arrival: 'pushed' | 'replaced') => (to: To) =>
      dispatch(locationChanged({ to: addressOf(to), arrival }));
    return {
      createHref: (to) => withBase(addressOf(to)),
      push: arrivingBy('pushed'),
      replace: arrivingBy('replaced'),
      go(steps) {
        if (steps !== -1) throw new Error(`go(${steps})`); // The shop goes back one step at a time: 'Voltar'.
        dispatch(backPressed());
      },
    };
  }, [dispatch]);
  return (
    <Router location={pathname} navigator={navigator}>
      {children}
    </Router>
  );
}

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
