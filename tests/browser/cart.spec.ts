import type { Page } from '@playwright/test';
import { addProduct, expect, fillCart, row, test } from './shop';

// What the cart does is in tests/app/cartPage.test.tsx and effects.test.ts. Here is what only a browser shows.

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remover/ }) });
const undo = (page: Page) => page.getByRole('button', { name: /^Desfazer/ });
const remove = (page: Page, index: number) =>
  lines(page)
    .nth(index)
    .getByRole('button', { name: /^Remover/ })
    .click();

test('the line of the product that was added is in the window, and marked', async ({
  page,
  alerts: _none,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillCart(
    page,
    Array.from({ length: 7 }, (_, index) => [index, 1] as const),
  );
  await addProduct(page, row(8).id);
  await expect(lines(page).last().getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-added]')).toHaveText(/Caneca Número 8/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test("'Desfazer' is in the window of a phone, wherever the removed item was", async ({ page, alerts }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillCart(
    page,
    Array.from({ length: 10 }, (_, index) => [index, 1] as const),
  );
  await page.goto('/cart');
  await remove(page, 0);
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(undo(page)).toBeInViewport({ ratio: 1 });
  await lines(page).last().getByRole('combobox').focus();
  await expect(lines(page).last().getByRole('combobox')).toBeInViewport({ ratio: 1 });
  const overlap = await page.evaluate(() => {
    const bottom = document.activeElement?.getBoundingClientRect().bottom ?? 0;
    return bottom - (document.querySelector('[role=status] button')?.getBoundingClientRect().top ?? 0);
  });
  expect(overlap).toBeLessThanOrEqual(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the badge, the added line and the offer 'Desfazer' appear by themselves; motion: ${reducedMotion}`, async ({
    page,
    alerts: _none,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName, target }) => {
        const keys = document.getAnimations().flatMap(({ effect }) => {
          if (!(effect instanceof KeyframeEffect) || effect.target !== target) return [];
          const [first] = effect.getKeyframes();
          return [effect.getTiming().duration, ...Object.keys(first ?? {})];
        });
        const isPainted =
          keys.includes(150) && !keys.some((key) => /width|height|top|left|margin/.test(`${key}`));
        document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''} ${animationName}:${isPainted}`;
      });
    });
    await page.goto(`/product/${row(0).id}`);
    await page.evaluate(() => delete document.documentElement.dataset.moved);
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    const moved = page.locator('html');
    const names = (...each: string[]) => new RegExp(each.map((name) => `(?=.*${name}:true)`).join(''));
    if (reducedMotion === 'no-preference')
      await expect(moved).toHaveAttribute('data-moved', names('pop', 'appear'));
    await page.evaluate(() => delete document.documentElement.dataset.moved);
    await remove(page, 0);
    await expect(undo(page)).toBeVisible();
    if (reducedMotion === 'no-preference')
      await expect(moved).toHaveAttribute('data-moved', names('pop', 'appear'));
    else await expect(moved).not.toHaveAttribute('data-moved');
  });
