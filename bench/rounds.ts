/** What is measured in turn: the built shop, and the limit, the leanest page that does the same (./limit). */
const PAGES = ['shop', 'limit'] as const;
export type PageName = (typeof PAGES)[number];

/** A value of each page. */
export type ByPage<Value> = Record<PageName, Value>;

/** The pages in the order of a round: each is first in every second one. */
export const orderOf = (round: number): readonly PageName[] => (round % 2 ? PAGES.toReversed() : PAGES);

/** Calls `of` for each page. */
export const byPage = <Value>(of: (name: PageName) => Value): ByPage<Value> => ({
  shop: of('shop'),
  limit: of('limit'),
});

/** The middle of some numbers, NaN of an empty list: noise of the machine moves it less than the mean. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
