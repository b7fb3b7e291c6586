import { addProducts } from '../../drive/inPage';
import { lostAtRest } from '../../drive/tabs';
import { tryOften, type Figure } from '../figure';
import { inPages, type Chromium } from './inPages';

/** Products that one tab adds while the other one is frozen. */
const MEANWHILE = 8;
/** The frozen tab adds one before and one afterwards. */
const ALL = MEANWHILE + 2;

/** A frozen tab of Chromium receives messages but no storage events, so without a channel it receives nothing. */
const withoutChannel = () => void Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const noteFreezing = () =>
  document.addEventListener('freeze', () => (document.documentElement.dataset.frozen = 'yes'));

/** A tab that is frozen while another one adds: afterwards it shows the products and can add more. */
export async function frozenTabs({ port, ids, where }: Chromium, times = 20): Promise<Figure> {
  const counted = await tryOften({ times, size: ALL, seconds: 40 }, (number) =>
    inPages(2, `http://frozen-${number}.localhost:${port}/cart`, async (pages) => {
      const [frozen, other] = pages;
      if (!frozen || !other) return ALL;
      if (number % 2)
        for (const page of pages) {
          await page.addInitScript(withoutChannel);
          await page.reload();
        }
      await frozen.evaluate(addProducts, ids.slice(0, 1));
      await frozen.evaluate(noteFreezing);
      const session = await frozen.context().newCDPSession(frozen);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await other.evaluate(addProducts, ids.slice(1, 1 + MEANWHILE));
      if (!(await frozen.evaluate(() => 'frozen' in document.documentElement.dataset)))
        throw new Error('The tab is not frozen.');
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await frozen.evaluate(addProducts, ids.slice(1 + MEANWHILE, ALL));
      return lostAtRest(ALL, pages);
    }),
  );
  return {
    area: 'Tabs',
    what: 'adds before, during and after a tab is frozen, with and without BroadcastChannel; lost: missing in a tab or in storage, or with another index',
    where,
    ...counted,
  };
}
