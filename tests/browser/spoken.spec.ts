import type { Page } from '@playwright/test';
import { cards, expect, fillCart, row, rows, search, stopClock, test } from './shop';

// What a screen reader is given of each screen: roles, names, states and texts in their order, as lines that a person
// reads. `npx playwright test spoken --update-snapshots` accepts a change; read it first.
test.use({ answer: [rows.slice(0, 2), { option: true }] });

const fill = (page: Page) =>
  fillCart(page, [
    [0, 1],
    [1, 3],
  ]);

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  async catalogue(page) {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(2);
  },
  async 'sort-menu'(page) {
    await page.goto('/');
    await page.getByRole('combobox').press('ArrowDown');
  },
  async 'nothing-found'(page) {
    await page.goto('/');
    await search(page, 'geladeira');
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
  async cart(page) {
    await fill(page);
    await page.goto('/cart');
    await expect(page.getByRole('combobox')).toHaveCount(2);
  },
  async undo(page) {
    await fill(page);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remover Caneca Número 0' }).click();
    await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  },
  async waiting(page) {
    await page.clock.install();
    await fill(page);
    await page.goto('/cart');
    await stopClock(page);
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  },
  error: (page) => page.goto('/nowhere'),
};

for (const [name, open] of Object.entries(screens))
  test(`a screen reader is given the whole screen: ${name}`, async ({ page, alerts: _accepted }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const lines = (await page.locator('body').ariaSnapshot()).split('\n');
    const said = lines.filter((line) => !line.includes('/url:') && !line.includes('/placeholder:'));
    const spoken = `${await page.title()}\n\n${said.join('\n')}\n`;
    expect(spoken).toMatchSnapshot(`${name}.txt`);
  });
