import type { Page } from '@playwright/test';
import { cards, expect, test } from './shop';

// Pictures of a dozen key states with the built-in list, the shop's fonts and without animations. A difference fails;
// the report shows the expected, the actual and the difference picture. `--update-snapshots` accepts a new look.
test.use({ answer: null });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function ready(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

async function fillCart(page: Page): Promise<void> {
  for (const index of [0, 1]) {
    await page.goto('/');
    await cards(page).nth(index).getByRole('link').click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  }
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
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Descrição');
  },
  cart: fillCart,
  'empty-cart': (page) => page.goto('/cart'),
  waiting: async (page) => {
    await fillCart(page);
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aguarde');
  },
  error: (page) => page.goto('/nowhere'),
};

for (const width of [1440, 360]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, open] of Object.entries(states))
      test(name, async ({ page }) => {
        await open(page);
        await ready(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, { maxDiffPixelRatio: 0.02 });
      });
  });
}
