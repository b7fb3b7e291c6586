import { matchRoutes } from 'react-router-dom';
import { ownLinks, type OwnLink } from '@/shared/config';
import { addresses, pagePath } from '@/shared/addresses';

interface Route {
  /** Also the name of its chunk. */
  name: 'catalogue' | 'product' | 'cart' | 'text';
  /** The address pattern. */
  path: string;
  /** The heading of a page that the owner wrote. */
  title?: string;
}

/** The pages of the shop, in the order in which addresses are matched. */
const routes: Route[] = [
  { name: 'catalogue', path: addresses.catalogue }, // And all listings: `pagePath`.
  { name: 'product', path: addresses.product },
  { name: 'cart', path: addresses.cart },
  ...ownLinks.flatMap(textRoute),
];

function textRoute({ to, title }: OwnLink): Route[] {
  return title ? [{ name: 'text', path: to, title }] : [];
}

/** The page of an address, without its components; undefined for the error view. */
export function pageAt(address: string) {
  const [match] = matchRoutes(routes, pagePath(address)) ?? [];
  return (
    match && {
      name: match.route.name,
      title: match.route.title ?? '',
      productId: match.params.productId ?? '',
    }
  );
}
