import type { Page } from '@playwright/test';
import { order, remove } from './shopper';
import { choose, expect, fillCart, row, search } from './shop';

export const sort = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
export const quantity = (page: Page) => page.getByRole('combobox', { name: /quantidade/i });

export async function openFilledCart(page: Page) {
  await fillCart(page, [
    [0, 1],
    [1, 3],
  ]);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveCount(2);
}

/** How to reach each screen of the shop. */
export const screens: Record<string, (page: Page) => Promise<unknown>> = {
  catalogue: (page) => page.goto('/'),
  async 'sort-menu'(page) {
    await page.goto('/');
    await choose(page, 'Organizar por', 'Preço: Maior - menor');
    await sort(page).press('ArrowDown');
  },
  async 'nothing-found'(page) {
    await page.goto('/');
    await search(page, 'umapalavramuitomuitocompridasemnenhumespaçoparaquebraralinha');
    await expect(page.getByRole('region', { name: 'Mais vendidos' })).toBeVisible(); // It comes with a chunk.
  },
  async product(page) {
    await page.goto(`/product/${row(0).id}`);
    await expect(page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toBeVisible();
  },
  async 'unknown-product'(page) {
    await page.goto('/product/unknown');
    await expect(page).toHaveTitle(/não encontrado/);
  },
  'empty-cart': (page) => page.goto('/cart'),
  cart: openFilledCart,
  async undo(page) {
    await openFilledCart(page);
    await remove(page, row(0).name);
    await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  },
  async waiting(page) {
    // The screen stays. A clock that is stopped would stop axe, too.
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      Object.assign(window, { setTimeout: (run: () => void, ms = 0) => start(run, ms === 5_000 ? 1e9 : ms) });
    });
    await openFilledCart(page);
    await order(page);
    await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  },
  error: (page) => page.goto('/nowhere'),
};
