import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPath, Router, type To } from 'react-router-dom';
import { withBase } from '@/shared/lib';
import { locationChanged, selectLocation, type LocationChange } from './slice';

/**
 * Runs react-router on the store: renders the location of the state, and dispatches an event when react-router navigates
 * (docs/decisions/0002-react-router-renders-the-routes.md).
 */
export function StoreRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useSelector(selectLocation);
  const dispatch = useDispatch();
  const navigator = useMemo(() => {
    const path = (to: To) => (typeof to === 'string' ? to : createPath(to));
    return {
      createHref: (to: To) => withBase(path(to)),
      push: (to: To, state: Pick<LocationChange, 'startsOver'> | null) =>
        dispatch(locationChanged({ to: path(to), arrival: 'pushed', ...state })),
      replace: (to: To) => dispatch(locationChanged({ to: path(to), arrival: 'replaced' })),
      go: (steps: number) => history.go(steps),
    };
  }, [dispatch]);
  return (
    <Router location={{ pathname, search, hash }} navigator={navigator}>
      {children}
    </Router>
  );
}
