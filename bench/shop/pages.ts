/** The pages that are measured side by side: the built shop, and a reference page, the least that is needed. */
export type PageName = 'shop' | 'floor';

/** A value of each of them. */
export type Both<Value> = Record<PageName, Value>;

/** The pages in the order of a round: each is first in every second one. */
export const orderOf = (round: number): PageName[] => (round % 2 ? ['floor', 'shop'] : ['shop', 'floor']);

/** The same of each page. */
export const bothOf = <Value>(of: (name: PageName) => Value): Both<Value> => ({
  shop: of('shop'),
  floor: of('floor'),
});

/** How to measure. */
export interface Options {
  rounds: number;
  /** Told what is being measured now. */
  tell: (now: string) => void;
}
