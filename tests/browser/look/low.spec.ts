import type { Page } from '@playwright/test';
import { openFilledCart } from '../../testing/browser/openScreens';
import { expect, row, test } from '../../testing/browser/shop';

/** The bars that stick to an edge of the window, by their classes: below them lines are cut. */
const bars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root header, #root main *')]
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        const edge = element.tagName === 'HEADER' ? top : bottom;
        return ['fixed', 'sticky'].includes(position) && edge !== 'auto';
      })
      .map(({ className }) => String(className)),
  );

const toOpen = {
  product: async (page: Page) => {
    await page.goto(`/product/${row(0).id}`);
    await expect(page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toBeVisible();
  },
  cart: openFilledCart,
};

/** Chromium's own setting of the size of text. */
const withLargeText = test.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

for (const [name, open] of Object.entries(toOpen)) {
  test(`no bar cuts a line of the screen '${name}' in a phone that is turned`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page);
    expect(await bars(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await bars(page)).toHaveLength(2); // The header and what buys.
  });

  withLargeText(`no bar cuts a line of the screen '${name}' in text of twice the size`, async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await bars(page), `${width} × ${height}`).toEqual([]);
    }
  });
}
