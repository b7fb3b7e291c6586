import type { Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import { keptTexts } from './keptTexts';
import { addProduct, cartLink, expect, row, saved, test } from './shop';

// Playwright switches the page cache off.
test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const lineNames = (page: Page) => page.getByRole('main').locator('li').getByRole('heading');
const names = (...indices: number[]) => indices.map((index) => row(index).name);
const remove = (page: Page, index: number) =>
  page.getByRole('button', { name: `Remover ${row(index).name}` }).click();

/**
 * Goes to another site, and back to the page as it was left. Before, the recording is kept to its last event: a page that
 * writes into IndexedDB as it is left does not come into the page cache.
 */
async function whileAway(page: Page, lastEvent: string, work: () => Promise<void>) {
  const here = page.url();
  await expect.poll(async () => (await keptTexts(page)).join()).toContain(lastEvent);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.goto(here.replace('localhost', '127.0.0.1'));
  await work();
  // Nothing is loaded then, which is what Playwright waits for.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL(here, { waitUntil: 'commit' });
  const isSame = () =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const { notRestoredReasons = null } = Object(entry) as { notRestoredReasons?: unknown };
      return { isSamePage: 'isSamePage' in globalThis, notRestoredReasons };
    });
  expect(await isSame()).toEqual({ isSamePage: true, notRestoredReasons: null });
}

test(
  'a product that was removed here and added elsewhere meanwhile stays',
  { tag: '@soak' },
  async ({ page, context, alerts: _ }) => {
    await addProduct(page, row(0).id);
    await remove(page, 0);
    await whileAway(page, 'cart/productRemoved', async () => {
      const other = await context.newPage();
      await addProduct(other, row(0).id);
      await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 1 produto');
      await other.close();
    });
    await expect(lineNames(page)).toHaveText(names(0));
    await addProduct(page, row(1).id);
    await expect(lineNames(page)).toHaveText(names(0, 1));
  },
);

test(
  'what was bought elsewhere meanwhile does not come back',
  { tag: '@soak' },
  async ({ page, context }) => {
    await addProduct(page, row(0).id);
    await addProduct(page, row(1).id);
    await whileAway(page, row(1).id, async () => {
      const other = await context.newPage();
      await other.goto('/cart');
      await other.getByRole('button', { name: 'Finalizar a compra' }).click();
      await expect(other.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
      await other.close();
    });
    await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    expect(await saved(page, 'cart')).toEqual([]);
  },
);

test('a page that is back hears the other tabs again', async ({ page, context }) => {
  await addProduct(page, row(0).id);
  const other = await context.newPage();
  await whileAway(page, 'cart/productAdded', async () => other.goto('/cart').then(() => {}));
  await addProduct(other, row(1).id);
  await expect(lineNames(page)).toHaveText(names(0, 1));
  await addProduct(page, row(2).id);
  await expect(lineNames(other)).toHaveText(names(0, 1, 2));
});
