import { setTimeout as delay } from 'node:timers/promises';
import { sharedCart } from '../drive/inPage';

/** A tab of any driver. */
interface Tab {
  goto(url: string): Promise<unknown>;
  evaluate<Answer>(run: () => Answer): Promise<Answer>;
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

/** How many of `count` items a tab or its storage lacks, or has at another index than the first tab. */
async function lostNow(count: number, tabs: readonly Pick<Tab, 'evaluate'>[]): Promise<number> {
  const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
  const lists = carts.flatMap(({ shown, saved }) => [shown, saved]);
  const [first = []] = lists;
  return Math.max(...lists.map((list) => count - list.filter((name, at) => name === first[at]).length));
}

/**
 * How many of `count` items the tabs, which show `/cart`, have lost when they have settled, or after 30 s.
 * They have settled when nothing was lost for some time: a browser's processes learn of a write one after the
 * other, so what one of them reads may be old for a moment.
 */
export async function lostOf(count: number, tabs: readonly Pick<Tab, 'evaluate'>[]): Promise<number> {
  let lost = count;
  let settled = 0;
  for (const end = performance.now() + 30_000; settled < 5 && performance.now() < end; await delay(50)) {
    lost = await lostNow(count, tabs);
    settled = lost === 0 ? settled + 1 : 0;
  }
  return lost;
}
