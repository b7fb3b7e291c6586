import type { Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

/** The newest methods that the shop calls: Chrome 110, Safari 16 and Firefox 115 are the first that have them. */
const NEWEST = ['toSorted', 'toSpliced', 'toReversed', 'with'];

/** A browser without the newest methods, and what it reports as wrong. */
const test = base.extend<{ faults: string[] }>({
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => void faults.push(String(error)));
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(Array.prototype, name);
    }, NEWEST);
    await use(faults);
  },
});

const products = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

test('an old browser shows pages and follows links as without scripts, and shows no error', async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await page.goto('/');
  // Longer than a page waits before it says that its scripts are missing.
  await page.clock.runFor(60_000);
  await expect(products(page)).toHaveCount(12);
  await expect(page.getByText('A Canecamisa precisa de JavaScript e de um navegador atual')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await expect(page).toHaveURL('/canecas');
  await products(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('an old browser shows a page unchanged, whatever was saved', async ({ page, faults }) => {
  await page.addInitScript(() => {
    localStorage.setItem('canecamisa:catalogue', '{"category":"mugs","sort":null,"search":"","page":1}');
    localStorage.setItem('canecamisa:cart', '[{"id":"x"}]');
  });
  await page.goto('/');
  await expect(products(page)).toHaveCount(12);
  await expect(products(page).first()).toBeVisible();
  expect(faults).toEqual([]);
});
