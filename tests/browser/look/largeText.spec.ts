import { builtInRows } from '@/entities/product/model/builtInProducts';
import { expect, fillCart, test } from '../../testing/browser/shop';
import { textFaults } from '../../testing/browser/textFaults';

test.use({ answer: null });

/** Each layout, and the narrowest window; more at night. */
const widths = process.env.SOAK
  ? [1440, 1030, 1024, 768, 600, 480, 414, 390, 320]
  : [1440, 1024, 600, 390, 320];

const paths = ['/', '/?busca=caneca&ordem=preco-desc', '/?busca=gato%20preto', '/cart'];

for (const path of [...paths, `/product/${builtInRows[0]?.id}`])
  test(`no text is covered or broken, even at twice the size: ${path}`, async ({ page }) => {
    await fillCart(page, [
      [0, 1],
      [1, 5],
    ]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of [16, 32])
      for (const width of widths) {
        if (width / size < 12) continue; // Long words need more than that.
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
        expect.soft(await textFaults(page), `${width} wide, text of ${size} px`).toEqual([]);
      }
  });

test('no suggestion is covered or broken at twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await page.getByRole('searchbox').fill('can');
  await expect(page.getByRole('option').nth(3)).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
});
