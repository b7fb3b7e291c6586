import { addProducts } from '../addProducts';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { lostOf } from '../lostOf';
import { pressAdd } from '../pressAdd';
import { inPages, type Chromium } from './inPages';

/** Tabs whose process ends in the instant of an add: another tab has it. */
export async function crashedTabs({ port, ids, where }: Chromium, times = 20): Promise<Figure> {
  const origin = `http://crashed.localhost:${port}`;
  const counted = await inPages(1, `${origin}/cart`, async ([witness]) =>
    tryOften({ times, seconds: 25 }, async (index) => {
      if (!witness) return 1;
      const page = await witness.browser().newPage();
      await page.goto(`${origin}/product/${ids[index]}`);
      await page.evaluate(addProducts, []); // Until a press does something at once.
      const session = await page.createCDPSession();
      await page.evaluate(pressAdd);
      const crashed = new Promise((resolve) => session.once('Inspector.targetCrashed', resolve));
      void session.send('Page.crash').catch(() => {}); // Nobody is left to answer it.
      await crashed;
      await page.close();
      return (await becomesTrue(async () => (await lostOf(index + 1, [witness])) === 0)) ? 0 : 1;
    }),
  );
  return {
    area: 'Tabs',
    what: 'tabs whose process ended in the instant of an add; lost: not in the cart of another tab, or not in storage',
    where,
    ...counted,
  };
}
