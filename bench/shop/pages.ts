/** The pages that are measured in turn: the built shop, and the limit, the leanest page that does the same (./limit). */
const PAGES = ['shop', 'limit'] as const;
export type PageName = (typeof PAGES)[number];

/** A value of each page. */
export type ByPage<Value> = Record<PageName, Value>;

/** The pages in the order of a round: each is first in every second one. */
export function orderOf(round: number): PageName[] {
  const first = round % PAGES.length;
  return [...PAGES.slice(first), ...PAGES.slice(0, first)];
}

/** Calls `of` for each page. */
export const byPage = <Value>(of: (name: PageName) => Value): ByPage<Value> => ({
  shop: of('shop'),
  limit: of('limit'),
});

/** How to measure. */
export interface Options {
  rounds: number;
  /** Called with what is being measured now. */
  report: (now: string) => void;
}
