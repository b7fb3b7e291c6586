import { parsePath } from 'react-router-dom';
// By their files: what runs without webpack, such as `record-logs` and `bench`, knows no '@/'.
import { decoded, encoded } from '../lib/encoding';
import addresses from './addresses.json';

/**
 * The address pattern of each page, in react-router's syntax (docs/specification.md, section 2): the one table
 * of the routes, the prerendering and the server (server/rules.mjs). A listing is named by its category, and
 * a text, which the owner wrote, by its title.
 */
export { addresses };

/** The names of the search and the order in the query of a listing's address. */
export const queryNames = { search: 'busca', sort: 'ordem' } as const;

/** The address of a product's page. */
export function productAddress(id: string): string {
  return addresses.product.replace(/:\w+/, () => encoded(id));
}

/**
 * The path of an address as the shop's links write it: '//%63anecas/?x=1' is '/canecas'. A part that is not
 * validly encoded, such as '%zz', is taken literally, so that react-router can decode it.
 */
export function pathOf(address: string): string {
  const { pathname = addresses.catalogue } = parsePath(address);
  // A double slash would name another host, and a log may contain any text.
  const [, path = ''] = /^[\\/]*(.*?)\/?$/s.exec(pathname) ?? [];
  return `/${path
    .split('/')
    .map((part) => encoded(decoded(part)))
    .join('/')}`;
}
