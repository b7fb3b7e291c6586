import { setTimeout as delay } from 'node:timers/promises';
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

/**
 * The same when the tabs have come to rest, or 15 s have passed. They rest when nothing is lost for some time: a browser's
 * processes learn of what is written one after the other, so what one of them reads may be old for a moment.
 */
export async function lostAtRest(count: number, tabs: readonly CartPage[]): Promise<number> {
  let lost = count;
  let rested = 0;
  for (const end = performance.now() + 15_000; rested < 5 && performance.now() < end; await delay(50)) {
    lost = await lostOf(count, tabs);
    rested = lost === 0 ? rested + 1 : 0;
  }
  return lost;
}
