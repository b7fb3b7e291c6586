import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, ensureProgram } from '../../tools/programs';
import { addProducts, isCopied, pressNow, sharedCart } from '../testing/engines/pageFunctions';
import { pathOf } from '../testing/browser/shopper';
import type { Tab } from '../testing/engines/openBrowser';
import { cartNames, expect, product, test } from '../testing/engines/engineShop';

// What docs/reliability.md promises, tried often: a cart loses nothing.

/** The ids of built-in products, from one index to another. */
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => product(from + index).id);

/** Waits until all tabs show and have saved the same items, in the same order. */
const untilAllHave = (count: number, tabs: readonly Pick<Tab, 'evaluate'>[]) =>
  expect(async () => {
    const carts = await Promise.all(tabs.map((tab) => tab.evaluate(sharedCart)));
    const [first, ...others] = carts.flatMap(({ shown, saved }) => [shown, saved]);
    expect(first).toHaveLength(count);
    for (const list of others) expect(list).toEqual(first);
  }).toPass({ timeout: 30_000 });

/** Opens tabs at the cart. */
async function openCarts(openTab: () => Promise<Tab>, count: number): Promise<Tab[]> {
  const tabs: Tab[] = [];
  while (tabs.length < count) {
    const tab = await openTab();
    await tab.goto('/cart');
    tabs.push(tab);
  }
  return tabs;
}

for (const count of [2, 3, 4])
  test(`${count} tabs that add at the same time lose nothing`, { tag: '@soak' }, async ({ openTab }) => {
    const tabs = await openCarts(openTab, count);
    const shareOf = (tab: number) => ids(0, 48).filter((_, index) => index % count === tab);
    await Promise.all(tabs.map((tab, index) => tab.evaluate(addProducts, shareOf(index))));
    await untilAllHave(48, tabs);
    await untilAllHave(48, [...tabs, ...(await openCarts(openTab, 1))]);
  });

test('a tab that ends right after an add loses nothing', { tag: '@soak' }, async ({ openTab, engine }) => {
  const witness = await openCarts(openTab, 1);
  for (const [index, id] of ids(0, 10).entries()) {
    const tab = await openTab();
    await tab.goto(`/product/${id}`);
    await tab.evaluate(addProducts, []); // Waits until the page is interactive.
    await tab.evaluate(pressNow, 'ADICIONAR AO CARRINHO');
    if (engine === 'chromium' && index % 2) await tab.goto('chrome://crash').catch(() => {}); // It cannot answer.
    await tab.close();
    await untilAllHave(index + 1, witness);
  }
});

for (const added of [0, 5, 10])
  test(
    `products that are added while another tab orders, after ${added} of them, are ordered or in both carts`,
    { tag: '@soak' },
    async ({ openTab }) => {
      const [buyer, other] = await openCarts(openTab, 2);
      if (!buyer || !other) throw new Error('There are no tabs.');
      await other.evaluate(addProducts, ids(0, 5));
      await untilAllHave(5, [buyer, other]);
      const adding = other.evaluate(addProducts, ids(5, 25));
      await expect.poll(async () => (await cartNames(buyer)).length).toBeGreaterThanOrEqual(5 + added);
      const ordered = await buyer.evaluate(pressNow, 'Finalizar a compra');
      await adding;
      await expect.poll(() => pathOf(buyer), { timeout: 30_000 }).toBe('/'); // The order is over.
      await buyer.evaluate(addProducts, ids(25, 26));
      await untilAllHave(26 - ordered, [buyer, other]); // The first ones were ordered.
    },
  );

for (const moment of ['there', 'gone again'])
  test(
    `a browser that is killed as soon as the second copy is ${moment} loses nothing`,
    { tag: '@soak' },
    async ({ engine, baseURL }) => {
      test.skip(engine !== 'chromium', 'Only Chromium is killed.');
      const profile = test.info().outputPath('profile');
      const options = { executablePath: ensureProgram('chromium'), args: browserFlags };
      const start = async () => {
        const context = await chromium.launchPersistentContext(profile, options);
        const page = await context.newPage();
        await page.goto(`http://killed.localhost:${new URL(baseURL ?? '').port}/cart`);
        return page;
      };

      const page = await start();
      await page.evaluate(addProducts, ids(0, 1));
      await expect.poll(() => page.evaluate(isCopied)).toBe(true);
      if (moment === 'gone again')
        await expect.poll(() => page.evaluate(isCopied), { timeout: 30_000 }).toBe(false);
      const session = await page.context().browser()?.newBrowserCDPSession();
      const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo;
      const browser = processes?.find(({ type }) => type === 'browser')?.id;
      if (browser === undefined) throw new Error('Chromium has no process.');
      const closed = page.context().waitForEvent('close');
      process.kill(browser, 'SIGKILL');
      await closed;

      const next = await start();
      await untilAllHave(1, [next]);
      await next.context().close();
      rmSync(profile, { recursive: true });
    },
  );
