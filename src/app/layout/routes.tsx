import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { matchRoutes, renderMatches } from 'react-router-dom';
import { selectPathname } from '@/shared/navigation';
import { Failure } from './Failure';
import { Layout } from './Layout';
import { pages } from './pages';

const routes = [
  {
    element: <Layout />,
    children: [
      ...pages.map(({ path, Page }) => ({ path, element: <Page /> })),
      { path: '*', element: <Failure detail="404 Not Found" /> },
    ],
  },
];

/** The page of the location, inside the layout. An address is matched once, also if its query changes. */
export function Pages() {
  const pathname = useSelector(selectPathname);
  return useMemo(() => renderMatches(matchRoutes(routes, pathname)), [pathname]);
}
