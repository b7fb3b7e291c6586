import { parsePath } from 'react-router-dom';
// By its file: what runs without webpack, such as `record-logs` and `bench`, knows no '@/'.
import { decoded, encoded } from '../lib/encoding';
import { addresses } from './addresses.mjs';

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
