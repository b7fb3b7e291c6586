import { addProducts } from '../addProducts';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { lostOf } from '../lostOf';
import { pressAdd } from '../pressAdd';
import { inTabs, type Soaked } from './soaked';

/** Tabs that are closed in the instant of an add: another tab has it. */
export async function closedTabs(soaked: Soaked): Promise<Figure> {
  const { browser, port, ids, where } = soaked;
  const origin = `http://closed.localhost:${port}`;
  const counted = await inTabs(soaked, 1, `${origin}/cart`, async ([witness]) =>
    tryOften({ times: 30, seconds: 25 }, async (index) => {
      const tab = await browser.openTab();
      await tab.goto(`${origin}/product/${ids[index]}`);
      await tab.evaluate(addProducts, []); // Until a press does something at once.
      await tab.evaluate(pressAdd);
      await tab.close();
      return witness && (await becomesTrue(async () => (await lostOf(index + 1, [witness])) === 0)) ? 0 : 1;
    }),
  );
  return {
    area: 'Tabs',
    what: 'tabs closed in the instant of an add; lost: not in the cart of another tab, or not in storage',
    where,
    ...counted,
  };
}
