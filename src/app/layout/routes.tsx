import { matchRoutes, useRoutes } from 'react-router-dom';
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

/** The page of the location, within the layout that all pages share. */
export function Pages() {
  return useRoutes(routes);
}

/** Which page an address shows; undefined where it shows the error view. */
export function pageAt(pathname: string) {
  return matchRoutes(pages, pathname)?.[0]?.route;
}
