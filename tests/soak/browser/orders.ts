import { setTimeout as delay } from 'node:timers/promises';
import { addProducts, pressNow } from '../../drive/inPage';
import { inTabs, lostAtRest, lostOf } from '../../drive/tabs';
import { becomesTrue, tryOften, type Figure } from '../figure';
import type { Soaked } from './soaked';

/** Products in the cart before the order, and with those that the other tab adds meanwhile. */
const [BEFORE, ALL] = [5, 25];

const savedIds = () =>
  (JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { id: string }[]).map(({ id }) => id);

/** An order in one tab while another one adds: each product is ordered, or it is in the cart of both afterwards. */
export async function orders({ browser, port, ids, where }: Soaked, times = 6): Promise<Figure> {
  const counted = await tryOften({ times, size: ALL, seconds: 40 }, (number) =>
    inTabs(browser.openTab, 2, `http://order-${number}.localhost:${port}/cart`, async ([buyer, other]) => {
      if (!buyer || !other) return ALL;
      await buyer.evaluate(addProducts, []); // Waits until the page is interactive.
      await other.evaluate(addProducts, ids.slice(0, BEFORE));
      await becomesTrue(async () => (await lostOf(BEFORE, [buyer, other])) === 0);
      const adding = other.evaluate(addProducts, ids.slice(BEFORE, ALL));
      await delay(number * 30);
      const ordered = await buyer.evaluate(pressNow, 'Finalizar a compra');
      await adding;
      // After the wait, the buyer's tab shows the shop again.
      await becomesTrue(() => buyer.evaluate(() => location.pathname === '/'));
      await buyer.evaluate(addProducts, ids.slice(ALL, ALL + 1));
      // They are added one after the other, so the first ones were ordered.
      const left = ids.slice(ordered, ALL + 1);
      const lost = await lostAtRest(left.length, [buyer, other]);
      const saved = await other.evaluate(savedIds);
      const wrong = Math.max(left.length, saved.length) - left.filter((id, at) => id === saved[at]).length;
      return Math.max(wrong, lost);
    }),
  );
  return {
    area: 'Tabs',
    what: 'adds while another tab orders; lost: neither ordered nor in the cart of both tabs, or both',
    where,
    ...counted,
  };
}
