import { addProducts, pressNow } from '../../drive/inPage';
import { inTabs, lostOf } from '../../drive/tabs';
import { becomesTrue, tryOften, type Figure } from '../figure';
import type { Soaked } from './soaked';

/** A tab that is closed right after an add: another tab has the product. */
export async function closedTabs({ browser, port, ids, where }: Soaked): Promise<Figure> {
  const origin = `http://closed.localhost:${port}`;
  const counted = await inTabs(browser.openTab, 1, `${origin}/cart`, async ([witness]) =>
    tryOften({ times: 30, seconds: 25 }, async (index) => {
      const tab = await browser.openTab();
      await tab.goto(`${origin}/product/${ids[index]}`);
      await tab.evaluate(addProducts, []); // Waits until the page is interactive.
      await tab.evaluate(pressNow, 'ADICIONAR AO CARRINHO');
      await tab.close();
      return witness && (await becomesTrue(async () => (await lostOf(index + 1, [witness])) === 0)) ? 0 : 1;
    }),
  );
  return {
    area: 'Tabs',
    what: 'tabs closed right after an add; lost: not in the cart of another tab, or not in storage',
    where,
    ...counted,
  };
}
