import { addProducts } from '../addProducts';
import type { Figure } from '../figure';
import { sharedCart } from '../sharedCart';
import { becomesTrue, type Soaked } from './soaked';

/** Products that every storm adds, in two to four tabs in turn. */
const ADDED = 50;

/** One storm: each tab adds its share at the same time. Returns how many products one of the tabs, or storage, lacks or has in another place. */
async function storm({ browser, port, ids }: Soaked, number: number, count: number) {
  const tabs = await Promise.all(Array.from({ length: count }, () => browser.openTab()));
  const url = `http://storm-${number}.localhost:${port}/cart`;
  for (const tab of tabs) await tab.goto(url);
  const wanted = ids.slice(0, ADDED);
  const share = (at: number) => wanted.filter((_, index) => index % count === at);
  await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
  let lost = ADDED;
  await becomesTrue(async () => {
    const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
    const lists = carts.flatMap(({ shown, saved }) => [shown, saved]);
    const [first = []] = lists;
    lost = Math.max(
      ...lists.map((list) => ADDED - list.filter((name, index) => name === first[index]).length),
    );
    return lost === 0;
  });
  for (const tab of tabs) await tab.close();
  return lost;
}

/** Tabs that add at once: nothing is lost, and all show the same in the same order. */
export async function storms(soaked: Soaked, adds: number): Promise<Figure> {
  let lost = 0;
  const times = adds / ADDED;
  for (let number = 0; number < times; number++) lost += await storm(soaked, number, 2 + (number % 3));
  return {
    area: 'Tabs',
    what: 'adds in two to four tabs at once; lost: missing in a tab or in storage, or in another place',
    where: soaked.where,
    tried: adds,
    lost,
  };
}
