import { hostileLogs } from '../hostile/hostileLogs';
import { chooseFile, panel, press, slider, strip } from './panel';
import { addProduct, cartLink, expect, row, saved, test } from './shop';

// A stranger's log in the panel: it is refused with a sentence, or shown, and the shopper's own session stays the same.

test.describe('a log of a stranger', { tag: '@soak' }, () => {
  test.describe.configure({ timeout: 600_000 });

  test('is refused with a sentence, or shown to its end and closed', async ({ page }) => {
    await addProduct(page, row(0).id);
    await page.goto('/cart?qa');
    const own = await saved(page, 'cart');
    for (const { name, text, isRefused } of hostileLogs)
      await test.step(name, async () => {
        await chooseFile(page, text());
        if (isRefused) {
          await expect(panel(page).getByRole('alert')).not.toBeEmpty();
          await page.reload(); // Removes the sentence, so that the next one is new.
          return;
        }
        await expect(strip(page)).toBeVisible();
        await slider(page).press('End');
        await slider(page).press('Home');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await press(page, 'Close log');
        await expect(strip(page)).toBeHidden();
        await expect(page).toHaveURL('/cart');
        await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
      });
    expect(await saved(page, 'cart')).toEqual(own);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});
