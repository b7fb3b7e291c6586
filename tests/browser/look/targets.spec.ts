import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { screens } from '../../testing/browser/openScreens';
import { expect, fillCart, row, test } from '../../testing/browser/shop';

const sizes = ['P', 'M', 'G', 'GG'].map((size) => ({
  ...row(1),
  id: `areia-${size}`,
  color: 'Areia',
  size,
  item_group_id: 'mar',
  ...(size === 'M' && { stock: 0 }),
  image_url: '/pictures/gato-no-muro.webp',
  image_urls: ['/pictures/gato-no-muro-perto.webp'],
}));
const { waiting: _alone, ...others } = screens;
const toOpen: Record<string, (page: Page) => Promise<unknown>> = {
  ...others,
  'product with sizes': async (page) => {
    await page.route('**/products', (route) => route.fulfill({ json: [...sizes, row(0), row(2)] }));
    await fillCart(page, [[0, 1]]);
    await page.goto('/product/areia-M');
    await expect(page.getByRole('button', { name: 'Medidas' })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(toOpen))
  test(`every control of the screen '${name}' is large enough for a finger, 320 wide`, async ({
    page,
    alerts: _accepted,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    // In a window as high as the page no bar is over a control.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const height of [640, whole]) {
      await page.setViewportSize({ width: 320, height });
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withRules(['target-size'])
        .analyze();
      const tooSmall = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
      expect.soft(tooSmall, `${height} high`).toEqual([]);
    }
  });
