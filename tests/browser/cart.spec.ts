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

/** From the next document on, notes the animations of 150 ms that only paint: what has moved, in `data-moved`. */
const noteMotion = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ animationName, target }) => {
      const own = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === target);
      const isPainted = own.every(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.getTiming().duration === 150 &&
          !/width|height|top|left|margin/.test(JSON.stringify(effect.getKeyframes())),
      );
      const { dataset } = document.documentElement;
      if (isPainted) dataset.moved = `${dataset.moved ?? ''} ${animationName}`;
    }),
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the badge, the added line and 'Desfazer' appear, motion: ${reducedMotion}`, async ({
    page,
    alerts: _none,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await noteMotion(page);
    await page.goto(`/product/${row(0).id}`);
    const expectMotion = async () => {
      if (reducedMotion === 'reduce') await expect(page.locator('html')).not.toHaveAttribute('data-moved');
      else await expect(page.locator('html')).toHaveAttribute('data-moved', /appear.*appear/);
    };
    await page.evaluate(() => delete document.documentElement.dataset.moved);
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(lines(page)).toHaveCount(1);
    await expectMotion();
    await page.evaluate(() => delete document.documentElement.dataset.moved);
    await remove(page, 0);
    await expect(undo(page)).toBeVisible();
    await expectMotion();
  });
