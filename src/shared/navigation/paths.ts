import { decoded } from '@/shared/lib';

/** The parts of a rooted path: '/cart', '?a=b' and '#c', the last two empty if it has none. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

export function parsePath(path: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search, hash };
}

export function createPath({ pathname, search, hash }: Path): string {
  return pathname + (search === '?' ? '' : search) + (hash === '#' ? '' : hash);
}

const segmentsOf = (path: string) => path.replace(/\/+$/, '').split('/');

/**
 * Compares a pathname with a pattern of addresses.json, such as '/product/:productId'; case and slashes at its end make no
 * difference. Returns the decoded parameter, '' if the pattern has none, and null if the pathname does not match.
 */
export function matchPath(pattern: string, pathname: string): string | null {
  const expected = segmentsOf(pattern);
  const segments = segmentsOf(pathname).map(decoded);
  let parameter = '';
  const isMatch = (segment: string, index: number) => {
    const given = segments[index] ?? '';
    if (!segment.startsWith(':')) return given.toLowerCase() === segment.toLowerCase();
    parameter = given;
    return given !== '';
  };
  return segments.length === expected.length && expected.every(isMatch) ? parameter : null;
}
