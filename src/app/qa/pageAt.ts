import { ownLinks, type OwnLink } from '@/shared/config';
import { addresses, matchPath, type PageName } from '@/shared/navigation';

interface Route {
  name: PageName;
  path: string;
  /** The heading of a page that the owner wrote. */
  title?: string;
}

const routes: Route[] = [
  { name: 'catalogue', path: addresses.catalogue },
  { name: 'product', path: addresses.product },
  { name: 'cart', path: addresses.cart },
  ...(process.env.OWN_LINKS ? ownLinks.flatMap(textRoute) : []),
];

function textRoute({ to, title }: OwnLink): Route[] {
  return title ? [{ name: 'text', path: to, title }] : [];
}

/** The page of an address, without its components; undefined for the error view. */
export function pageAt(pathname: string) {
  const route = routes.find(({ path }) => matchPath(path, pathname) !== null);
  return (
    route && {
      name: route.name,
      title: route.title ?? '',
      productId: matchPath(route.path, pathname) ?? '',
    }
  );
}
