/** A page number, or the gap between two of them. */
export type PageLink = number | 'gap';

/**
 * The page numbers of a pagination bar: all if there are up to seven, otherwise the first, the last and the
 * neighbours of the current one, with gaps. `pageWindow(5, 10)` is 1 … 4 5 6 … 10.
 */
export function pageWindow(page: number, count: number): PageLink[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 7) return all;
  const before = Math.min(page - 1, count - 4);
  const after = Math.max(page + 1, 5);
  const first = before <= 3 ? 2 : before; // A gap never replaces a single number.
  const last = after >= count - 2 ? count - 1 : after;
  const middle = all.slice(first - 1, last);
  return [1, ...(first > 2 ? gap : []), ...middle, ...(last < count - 1 ? gap : []), count];
}

const gap: readonly PageLink[] = ['gap'];
