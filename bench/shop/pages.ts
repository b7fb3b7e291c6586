/**
 * The pages that are measured in turn: the built shop; the reference, which is as much as the shop without a framework
 * (bench/shop/reference); and the limit, the leanest page that does the same (bench/shop/limit).
 */
/** What the shop is compared with. */
export const TARGETS = ['reference', 'limit'] as const;
export type Target = (typeof TARGETS)[number];

const PAGES = ['shop', ...TARGETS] as const;
export type PageName = (typeof PAGES)[number];

/** A value of each page. */
export type ByPage<Value> = Record<PageName, Value>;

/** The pages in the order of a round: each is first in every third one. */
export function orderOf(round: number): PageName[] {
  const first = round % PAGES.length;
  return [...PAGES.slice(first), ...PAGES.slice(0, first)];
}

/** The same of each page. */
export const byPage = <Value>(of: (name: PageName) => Value): ByPage<Value> => ({
  shop: of('shop'),
  reference: of('reference'),
  limit: of('limit'),
});

/** How to measure. */
export interface Options {
  rounds: number;
  /** Told what is being measured now. */
  tell: (now: string) => void;
}
