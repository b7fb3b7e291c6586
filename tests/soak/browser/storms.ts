import { addProducts } from '../addProducts';
import { tryOften, type Figure } from '../figure';
import { lostAtRest } from '../lostOf';
import { inTabs, type Soaked } from './soaked';

const ADDS = 1000;
/** Products that each storm adds, in two to four tabs in turn. */
const ADDED = 50;

/** Tabs that add at once: nothing is lost, and all show the same in the same order. */
export async function storms(soaked: Soaked): Promise<Figure> {
  const wanted = soaked.ids.slice(0, ADDED);
  const counted = await tryOften({ times: ADDS / ADDED, size: ADDED, seconds: 40 }, (number) => {
    const count = 2 + (number % 3);
    return inTabs(soaked, count, `http://storm-${number}.localhost:${soaked.port}/cart`, async (tabs) => {
      const share = (at: number) => wanted.filter((_, index) => index % count === at);
      await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
      return lostAtRest(ADDED, tabs);
    });
  });
  return {
    area: 'Tabs',
    what: 'adds in two to four tabs at once; lost: missing in a tab or in storage, or in another place',
    where: soaked.where,
    ...counted,
  };
}
