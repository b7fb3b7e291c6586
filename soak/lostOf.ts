import { sharedCart } from './sharedCart';

/** A page of the shop, whatever drives its browser. */
export interface CartPage {
  evaluate<Answer>(run: () => Answer): Promise<Answer>;
}

/**
 * How many of `count` items are missing in one of the tabs or in storage, or stand in another place there than in the
 * first tab.
 */
export async function lostOf(count: number, tabs: readonly CartPage[]): Promise<number> {
  const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
  const lists = carts.flatMap(({ shown, saved }) => [shown, saved]);
  const [first = []] = lists;
  return Math.max(...lists.map((list) => count - list.filter((name, at) => name === first[at]).length));
}
