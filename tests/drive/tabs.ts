import { setTimeout as delay } from 'node:timers/promises';
import { sharedCart } from './inPage';

/** A tab of any driver. */
interface Tab {
  goto(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Opens `count` tabs at an address, runs `work` in them, and closes them. */
export async function inTabs<Opened extends Tab, Answer>(
  openTab: () => Promise<Opened>,
  count: number,
  url: string,
  work: (tabs: Opened[]) => Promise<Answer>,
): Promise<Answer> {
  const tabs: Opened[] = [];
  try {
    while (tabs.length < count) tabs.push(await openTab());
    for (const tab of tabs) await tab.goto(url);
    return await work(tabs);
  } finally {
    for (const tab of tabs) await tab.close();
  }
}

/** A page on `/cart`. */
export interface CartPage {
  evaluate<Answer>(run: () => Answer): Promise<Answer>;
}

/**
 * How many of `count` items are missing in one of the tabs or in storage, or have another index there than in the first
 * tab.
 */
export async function lostOf(count: number, tabs: readonly CartPage[]): Promise<number> {
  const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
  const lists = carts.flatMap(({ shown, saved }) => [shown, saved]);
  const [first = []] = lists;
  return Math.max(...lists.map((list) => count - list.filter((name, at) => name === first[at]).length));
}

/**
 * The same when the tabs have settled, or after 15 s. They have settled when nothing was lost for some time: a browser's
 * processes learn of a write one after the other, so what one of them reads may be old for a moment.
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
