import { setTimeout as delay } from 'node:timers/promises';
import { addProducts, pressNow } from '../drive/inPage';
import { inTabs, lostOf } from './openTabs';
import { inChromium } from './chromium';
import { becomesTrue, tryOften, type Opened, type Trial, type Served } from './trial';

/** Tabs that add at the same time: nothing is lost, and all show the same order. */
export async function storms({ browser, port, ids }: Opened): Promise<Trial> {
  const added = ids.slice(0, 50);
  const counted = await tryOften({ times: 20, size: added.length, seconds: 40 }, (number) => {
    const count = 2 + (number % 3);
    return inTabs(browser.openTab, count, `http://storm-${number}.localhost:${port}/cart`, async (tabs) => {
      const share = (at: number) => added.filter((_, index) => index % count === at);
      await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
      return lostOf(added.length, tabs);
    });
  });
  return {
    area: 'Tabs',
    what: 'adds in two to four tabs at the same time; lost: missing in a tab or in storage, or with another index',
    ...counted,
  };
}

/** A tab that ends right after an add: another tab has the product. */
export async function endedTabs({ browser, port, ids }: Opened): Promise<Trial> {
  const origin = `http://ended.localhost:${port}`;
  const counted = await inTabs(browser.openTab, 1, `${origin}/cart`, (witness) =>
    tryOften({ times: 40, seconds: 30 }, async (index) => {
      const tab = await browser.openTab();
      await tab.goto(`${origin}/product/${ids[index]}`);
      await tab.evaluate(addProducts, []); // Waits until the page is interactive.
      await tab.evaluate(pressNow, 'ADICIONAR AO CARRINHO');
      // The crashed tab cannot answer any more.
      if (browser.name === 'chromium' && index % 2) await tab.goto('chrome://crash').catch(() => {});
      await tab.close();
      return (await lostOf(index + 1, witness)) > 0 ? 1 : 0;
    }),
  );
  return {
    area: 'Tabs',
    what: 'tabs closed right after an add, in Chromium half of them crashed; lost: not in the cart of another tab, or not in storage',
    ...counted,
  };
}

/** Products in the cart before the order, and with those that the other tab adds meanwhile. */
const [BEFORE, ALL] = [5, 25];

/** An order in one tab while another one adds: each product is ordered, or in the cart of both afterwards. */
export async function orders({ browser, port, ids }: Opened): Promise<Trial> {
  const counted = await tryOften({ times: 6, size: ALL, seconds: 40 }, (number) =>
    inTabs(browser.openTab, 2, `http://order-${number}.localhost:${port}/cart`, async (tabs) => {
      const [buyer, other] = tabs;
      if (!buyer || !other) return ALL;
      await buyer.evaluate(addProducts, []); // Waits until the page is interactive.
      await other.evaluate(addProducts, ids.slice(0, BEFORE));
      await lostOf(BEFORE, tabs);
      const adding = other.evaluate(addProducts, ids.slice(BEFORE, ALL));
      await delay(number * 30);
      const ordered = await buyer.evaluate(pressNow, 'Finalizar a compra');
      await adding;
      // After the wait, the buyer's tab shows the shop again.
      await becomesTrue(() => buyer.evaluate(() => location.pathname === '/'));
      await buyer.evaluate(addProducts, ids.slice(ALL, ALL + 1));
      // They are added one after the other, so the first ones were ordered.
      const left = ids.slice(ordered, ALL + 1);
      const lost = await lostOf(left.length, tabs);
      const saved = await other.evaluate(() =>
        (JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { id: string }[]).map(({ id }) => id),
      );
      const wrong = Math.max(left.length, saved.length) - left.filter((id, at) => id === saved[at]).length;
      return Math.max(wrong, lost);
    }),
  );
  return {
    area: 'Tabs',
    what: 'adds while another tab orders; lost: neither ordered nor in the cart of both tabs, or both',
    ...counted,
  };
}

/** A tab that is frozen while another one adds: afterwards it shows the products and can add more. */
export async function frozenTabs({ port, ids }: Served): Promise<Trial> {
  const added = ids.slice(0, 10); // The frozen tab adds the first and the last one.
  const counted = await inChromium(({ context }) =>
    tryOften({ times: 20, size: added.length, seconds: 40 }, (number) => {
      const openTab = async () => {
        const page = await context.newPage();
        // A frozen tab of Chromium receives messages, but no storage events: without a channel nothing.
        if (number % 2)
          await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
        return page;
      };
      return inTabs(openTab, 2, `http://frozen-${number}.localhost:${port}/cart`, async (pages) => {
        const [frozen, other] = pages;
        if (!frozen || !other) return added.length;
        await frozen.evaluate(addProducts, added.slice(0, 1));
        await frozen.evaluate(() =>
          document.addEventListener('freeze', () => (document.documentElement.dataset.frozen = 'yes')),
        );
        const session = await context.newCDPSession(frozen);
        await session.send('Page.setWebLifecycleState', { state: 'frozen' });
        await other.evaluate(addProducts, added.slice(1, -1));
        if (!(await frozen.evaluate(() => 'frozen' in document.documentElement.dataset)))
          throw new Error('The tab is not frozen.');
        await session.send('Page.setWebLifecycleState', { state: 'active' });
        await frozen.evaluate(addProducts, added.slice(-1));
        return lostOf(added.length, pages);
      });
    }),
  );
  return {
    area: 'Tabs',
    what: 'adds before, during and after a tab is frozen, with and without BroadcastChannel; lost: missing in a tab or in storage, or with another index',
    ...counted,
  };
}
