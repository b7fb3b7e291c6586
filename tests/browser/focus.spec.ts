import type { Page } from '@playwright/test';
import { expect, fillCart, row, test } from './shop';

/** Whether the focused element is marked and visible. Null when the focus has left the page. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      what: element.outerHTML.slice(0, 80),
      isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      isInView: element.contains(shown) || Boolean(shown?.contains(element)),
    };
  });

for (const forcedColors of ['none', 'active'] as const)
  test(
    `every stop of the keyboard shows its focus, and nothing covers it; forced colours: ${forcedColors}`,
    { tag: forcedColors === 'none' ? '@push' : '@soak' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      await fillCart(page, [
        [0, 1],
        [1, 5],
      ]);
      for (const path of ['/', `/product/${row(0).id}`, '/cart', '/nowhere'])
        for (const width of [1440, 320])
          await test.step(`${path}, ${width} wide`, async () => {
            await page.setViewportSize({ width, height: 600 });
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            const stops = [];
            for (;;) {
              await page.keyboard.press('Tab');
              const found = await stop(page);
              if (!found) break;
              stops.push(found);
            }
            expect(stops.length).toBeGreaterThanOrEqual(5);
            expect(stops.filter(({ isMarked, isInView }) => !isMarked || !isInView)).toEqual([]);
          });
    },
  );
