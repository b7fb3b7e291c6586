import { addProducts, pressNow } from '../../drive/inPage';
import { lostOf } from '../../drive/tabs';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { inPages, type Chromium } from './inPages';

/** A tab whose process ends right after an add: another tab has the product. */
export async function crashedTabs({ port, ids, where }: Chromium, times = 20): Promise<Figure> {
  const origin = `http://crashed.localhost:${port}`;
  const counted = await inPages(1, `${origin}/cart`, async ([witness]) =>
    tryOften({ times, seconds: 25 }, async (index) => {
      if (!witness) return 1;
      const page = await witness.context().newPage();
      await page.goto(`${origin}/product/${ids[index]}`);
      await page.evaluate(addProducts, []); // Waits until the page is interactive.
      const session = await page.context().newCDPSession(page);
      await page.evaluate(pressNow, 'ADICIONAR AO CARRINHO');
      const crashed = page.waitForEvent('crash');
      void session.send('Page.crash').catch(() => {}); // The tab cannot answer any more.
      await crashed;
      await page.close();
      return (await becomesTrue(async () => (await lostOf(index + 1, [witness])) === 0)) ? 0 : 1;
    }),
  );
  return {
    area: 'Tabs',
    what: 'tabs whose process ended right after an add; lost: not in the cart of another tab, or not in storage',
    where,
    ...counted,
  };
}
