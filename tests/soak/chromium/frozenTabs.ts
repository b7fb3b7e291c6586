import { addProducts } from '../addProducts';
import { tryOften, type Figure } from '../figure';
import { lostAtRest } from '../lostOf';
import { inPages, type Chromium } from './inPages';

/** Products that one tab adds while the other one is frozen. */
const MEANWHILE = 8;
/** With one that the frozen tab adds before, and one afterwards. */
const ALL = MEANWHILE + 2;

/** A frozen tab of Chromium hears messages, but no storage events: without a channel it hears nothing. */
const withoutChannel = () => void Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const noteFreezing = () =>
  document.addEventListener('freeze', () => (document.documentElement.dataset.frozen = 'yes'));

/** Tabs that the browser freezes while another one adds: thawed, they show it and add to it. */
export async function frozenTabs({ port, ids, where }: Chromium, times = 20): Promise<Figure> {
  const counted = await tryOften({ times, size: ALL, seconds: 40 }, (number) =>
    inPages(2, `http://frozen-${number}.localhost:${port}/cart`, async (pages) => {
      const [frozen, other] = pages;
      if (!frozen || !other) return ALL;
      if (number % 2)
        for (const page of pages) {
          await page.evaluateOnNewDocument(withoutChannel);
          await page.reload();
        }
      await frozen.evaluate(addProducts, ids.slice(0, 1));
      await frozen.evaluate(noteFreezing);
      const session = await frozen.createCDPSession();
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
    what: 'adds around a tab that is frozen and thawed, with and without BroadcastChannel; lost: missing in a tab or in storage, or in another place',
    where,
    ...counted,
  };
}
