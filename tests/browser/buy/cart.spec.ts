import type { Page } from '@playwright/test';
import { order, remove } from '../../testing/browser/shopper';
import { addProduct, cards, expect, fillCart, row, test } from '../../testing/browser/shop';

// What the cart does is in tests/app/buy. Here is what only a browser shows.

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remover/ }) });
const undo = (page: Page) => page.getByRole('button', { name: /^Desfazer/ });
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

test("'Desfazer' is in the window of a phone, wherever the removed item was", async ({
  page,
  alerts: _none,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await fillCart(
    page,
    Array.from({ length: 10 }, (_, index) => [index, 1] as const),
  );
  await page.goto('/cart');
  await remove(page);
  await expect(undo(page)).toBeInViewport({ ratio: 1 });
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

test("the badge, the added line and 'Desfazer' appear", async ({ page, alerts: _none }) => {
  await noteMotion(page);
  await page.goto(`/product/${row(0).id}`);
  const expectMotion = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => delete document.documentElement.dataset.moved);
    await act();
    await expect(page.locator('html')).toHaveAttribute('data-moved', /appear.*appear/);
  };
  await expectMotion(() => page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click());
  await expectMotion(() => remove(page));
  await expect(undo(page)).toBeVisible();
});

test('with reduced motion nothing moves, up to the waiting screen', async ({ page, alerts: _none }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    for (const type of ['animationstart', 'transitionrun'])
      addEventListener(type, () => (document.documentElement.dataset.moved = type));
  });
  await page.goto('/');
  await cards(page).first().hover();
  await page.getByRole('combobox', { name: 'Organizar por' }).click();
  await page.keyboard.press('Escape');
  await addProduct(page, row(0).id);
  await addProduct(page, row(1).id);
  await remove(page);
  await expect(undo(page)).toBeVisible();
  await order(page);
  await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});
