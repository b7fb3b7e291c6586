import type { Page } from '@playwright/test';
import { addProduct, cards, cartLink, expect, row, saved, test } from './shop';

const sentence = (page: Page) => page.getByText('Seu carrinho não está sendo salvo neste navegador');

// How corrupt storage is read is tested by tests/app/corruptStorage.test.ts and by `npm run soak`; what reload and tabs
// keep, by tests/engines/purchase.spec.ts; a browser that refuses storage, by refused.spec.ts.

/** Adds a product without loading a page: what is not saved would be lost. */
async function addFromCard(page: Page, index: number) {
  await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
  await cards(page).nth(index).getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
}

test('a warning says that storage is full, and the cart is saved as soon as there is room', async ({
  page,
  alerts,
}) => {
  await addProduct(page, row(0).id);
  await page.evaluate(() => {
    // The most that fits, to the last letter.
    let filling = '';
    for (let size = 2 ** 23; size >= 1; size /= 2)
      try {
        localStorage.setItem('filling', filling + 'x'.repeat(size));
        filling += 'x'.repeat(size);
      } catch {
        // Too much: the next size is half of it.
      }
  });
  await addFromCard(page, 1);
  for (const width of [1440, 1024, 480, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(sentence(page)).toBeInViewport({ ratio: 1 });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang, `${width} wide`).toBeLessThanOrEqual(0);
  }
  await addFromCard(page, 2);
  await expect(sentence(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'finalize a compra' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 3 produtos');
  expect(await saved(page, 'cart')).toHaveLength(1);
  await page.evaluate(() => localStorage.removeItem('filling'));
  await expect.poll(() => saved(page, 'cart')).toHaveLength(3);
  await expect(sentence(page)).toBeHidden();
  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 3 produtos');
  expect(alerts).toEqual([]);
});
