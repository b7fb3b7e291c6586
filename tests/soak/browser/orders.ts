import { setTimeout as delay } from 'node:timers/promises';
import { addProducts } from '../addProducts';
import { becomesTrue, tryOften, type Figure } from '../figure';
import { lostAtRest, lostOf } from '../lostOf';
import { placeOrder } from '../placeOrder';
import { inTabs, type Soaked } from './soaked';

/** Products that are in the cart before, and with those that one tab adds while the other one orders. */
const [BEFORE, ALL] = [5, 25];

const savedIds = () =>
  (JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { id: string }[]).map(({ id }) => id);

/** An order in one tab while another one adds: each product is ordered, or it is in the cart of both afterwards. */
export async function orders(soaked: Soaked, times = 6): Promise<Figure> {
  const { port, ids, where } = soaked;
  const counted = await tryOften({ times, size: ALL, seconds: 40 }, (number) =>
    inTabs(soaked, 2, `http://order-${number}.localhost:${port}/cart`, async ([buyer, other]) => {
      if (!buyer || !other) return ALL;
      await buyer.evaluate(addProducts, []); // Until a press does something at once.
      await other.evaluate(addProducts, ids.slice(0, BEFORE));
      await becomesTrue(async () => (await lostOf(BEFORE, [buyer, other])) === 0);
      const adding = other.evaluate(addProducts, ids.slice(BEFORE, ALL));
      await delay(number * 30);
      const ordered = await buyer.evaluate(placeOrder);
      await adding;
      // The buyer's tab shows the cart again after the wait of its order.
      await becomesTrue(() => buyer.evaluate(() => location.pathname === '/'));
      await buyer.evaluate(addProducts, ids.slice(ALL, ALL + 1));
      // They are added one after the other, so what was ordered are the first ones.
      const left = ids.slice(ordered, ALL + 1);
      const lost = await lostAtRest(left.length, [buyer, other]);
      const saved = await other.evaluate(savedIds);
      const wrong = Math.max(left.length, saved.length) - left.filter((id, at) => id === saved[at]).length;
      return Math.max(wrong, lost);
    }),
  );
  return {
    area: 'Tabs',
    what: 'adds around an order of another tab; lost: neither ordered nor in the cart of both tabs, or both',
    where,
    ...counted,
  };
}
