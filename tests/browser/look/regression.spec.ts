import type { Page } from '@playwright/test';
import { browserFlags, ensureProgram } from '../../../tools/programs';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { addProduct, cards, expect, keepDate, test } from '../../testing/browser/shop';

// Pictures of key states with the built-in list and the shop's fonts, without animations. A difference fails; the report shows the expected, the actual and the difference picture.
// `--update-snapshots` accepts a new look.
test.use({
  answer: null,
  launchOptions: { executablePath: ensureProgram('chromium'), args: browserFlags }, // The headless shell draws letters otherwise.
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepDate(page);
});

async function ready(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

async function fillCart(page: Page): Promise<void> {
  for (const { id } of builtInRows.slice(0, 2)) await addProduct(page, id);
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  catalogue: async (page) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
  },
  'sort-open': async (page) => {
    await page.goto('/');
    await page.getByRole('combobox').click();
  },
  'nothing-found': async (page) => {
    await page.goto('/');
    await page.getByRole('searchbox').fill('zebra');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  },
  product: async (page) => {
    await page.goto('/');
    await cards(page).nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Descrição' })).toBeVisible();
  },
  cart: fillCart,
  'quantity-open': async (page) => {
    await fillCart(page);
    await page.getByRole('combobox').first().click();
  },
  'empty-cart': (page) => page.goto('/cart'),
  waiting: async (page) => {
    await fillCart(page);
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aguarde');
  },
  error: (page) => page.goto('/nowhere'),
};

/** The states that a push compares. */
const few = /^(catalogue|product|cart)$/;

/** Pixels that may differ: fewer than a square of 20 by 20 has. */
const FEW = { maxDiffPixels: 100 };

for (const width of [1440, 360]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, open] of Object.entries(states))
      test(name, { tag: few.test(name) ? '@push' : '@soak' }, async ({ page }) => {
        await open(page);
        await ready(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, FEW);
      });
  });
}
