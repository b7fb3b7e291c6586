import { matchRoutes } from 'react-router-dom';
import { addresses, type PageName } from '@/shared/navigation';

const routes = (Object.keys(addresses) as PageName[]).map((name) => ({ name, path: addresses[name] }));

/** The page of an address, without its components; undefined for the error view. */
export function pageAt(pathname: string): { name: PageName; productId: string } | undefined {
  const [match] = matchRoutes(routes, pathname) ?? [];
  return match && { name: match.route.name, productId: match.params.productId ?? '' };
}
