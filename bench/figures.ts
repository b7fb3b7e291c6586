/** A line of the tables, by column. */
export type Line = Record<string, string | number>;

/** The line of a figure: of the shop, of the limit, and the highest allowed ratio of the two. */
export const besideLimit = (what: string, shop = NaN, limit = NaN, unit = '', most?: number): Line => ({
  what,
  shop: `${shop.toFixed(1)} ${unit}`,
  limit: `${limit.toFixed(1)} ${unit}`,
  ratio: (shop / limit).toFixed(2),
  'at most': most ?? '',
});

/** The pages in the order of a round: each page comes first in every second round. */
export const inTurn = (round: number) =>
  round % 2 ? (['limit', 'shop'] as const) : (['shop', 'limit'] as const);

/** The middle of some numbers: noise of the machine moves it less than the mean. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((number, next) => number - next);
  const [lower = NaN, upper = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}

export const geometricMean = (numbers: readonly number[]) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
