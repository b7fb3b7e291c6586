import { addProducts } from '../../drive/inPage';
import { inTabs, lostAtRest } from '../../drive/tabs';
import { tryOften, type Figure } from '../figure';
import type { Soaked } from './soaked';

const ADDS = 1000;
/** Products that each storm adds, in two to four tabs in turn. */
const ADDED = 50;

/** Tabs that add at the same time: nothing is lost, and all show the same order. */
export async function storms({ browser, port, ids, where }: Soaked): Promise<Figure> {
  const wanted = ids.slice(0, ADDED);
  const counted = await tryOften({ times: ADDS / ADDED, size: ADDED, seconds: 40 }, (number) => {
    const count = 2 + (number % 3);
    return inTabs(browser.openTab, count, `http://storm-${number}.localhost:${port}/cart`, async (tabs) => {
      const share = (at: number) => wanted.filter((_, index) => index % count === at);
      await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
      return lostAtRest(ADDED, tabs);
    });
  });
  return {
    area: 'Tabs',
    what: 'adds in two to four tabs at the same time; lost: missing in a tab or in storage, or with another index',
    where,
    ...counted,
  };
}
