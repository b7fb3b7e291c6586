import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, expect, fillCart, holdLists, row, search, test } from './shop';

const sort = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
const quantity = (page: Page) => page.getByRole('combobox', { name: /quantidade/i });

async function openFilledCart(page: Page) {
  await fillCart(page, [
    [0, 1],
    [1, 5],
  ]);
  await page.goto('/cart');
  await expect(quantity(page)).toHaveCount(2);
}

/** How to reach each screen and each state that looks different. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  async catalogue(page) {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
  },
  async 'last page, sorted, one category'(page) {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await sort(page).click();
    await page.getByRole('option', { name: 'Preço: Maior - menor' }).click();
    await page.getByRole('button', { name: 'Página 2' }).first().click();
    await expect(cards(page)).toHaveCount(3);
  },
  async 'sort menu'(page) {
    await page.goto('/');
    await sort(page).click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(4);
  },
  async 'search results'(page) {
    await page.goto('/');
    await search(page, 'caneca');
    await expect(page.getByRole('button', { name: 'Limpar busca' })).toBeVisible();
  },
  async 'empty search'(page) {
    await page.goto('/');
    await search(page, 'geladeira');
    await expect(page.getByRole('button', { name: 'Ver todos os produtos' })).toBeVisible();
  },
  async 'loading catalogue'(page) {
    await holdLists(page);
    await page.goto('/');
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(12);
  },
  async product(page) {
    await page.goto(`/product/${row(0).id}`);
    await expect(page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toBeVisible();
  },
  async 'loading product'(page) {
    await holdLists(page);
    await page.goto(`/product/${row(0).id}`);
    await expect(page.getByRole('heading', { name: 'Carregando o produto' })).toBeVisible();
  },
  async 'unknown product'(page) {
    await page.goto('/product/unknown');
    await expect(page).toHaveTitle(/não encontrado/);
  },
  async 'empty cart'(page) {
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'Adicionar produtos' })).toBeVisible();
  },
  'filled cart': openFilledCart,
  async 'quantity menu'(page) {
    await openFilledCart(page);
    await quantity(page).last().click();
    await expect(page.getByRole('option')).toHaveCount(5);
  },
  async 'undo offer'(page) {
    await openFilledCart(page);
    await page
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  },
  async 'waiting screen'(page) {
    await openFilledCart(page);
    await expect(page.getByRole('button', { name: 'Finalizar a compra' })).toBeEnabled();
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  },
  async 'error view'(page) {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: /^Unexpected/ })).toBeVisible();
  },
};

const rare = /last page|search results|loading product|unknown product|quantity menu|sort menu|undo offer/;

for (const [name, open] of Object.entries(screens))
  test(
    `axe finds nothing wrong with: ${name}`,
    { tag: rare.test(name) ? '@soak' : '@push' },
    async ({ page, alerts: _accepted }) => {
      await page.clock.install();
      await open(page);
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        // Without legacy mode axe opens a second page to merge the results of frames. The shop has no frames.
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ rules: { 'target-size': { enabled: true } } }) // 24 pixels: WCAG 2.2; off by default.
          .analyze();
        expect(violations.map(({ id, nodes }) => [width, id, nodes.map(({ html }) => html)])).toEqual([]);
        const links = page.locator('header').getByRole('link', { name: /^Carrinho/ });
        await expect(links).toHaveCount(1);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/Canecamisa/);
      await expect(page.getByRole('main')).toHaveCount(1);
    },
  );

test('one live region announces the number of products', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('main').getByRole('status');
  await expect(region).toHaveText('30 produtos, página 1 de 3');
  await region.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await expect(region).toHaveText('15 produtos, página 1 de 2');
  await search(page, 'número 29');
  await expect(region).toHaveText('Resultados para “número 29”: 1 produto, página 1 de 1');
  await expect(region).toHaveAttribute('data-kept', '');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves when a card is pointed at or a menu opens', async ({ page }) => {
    await page.goto('/');
    await cards(page).first().hover();
    await sort(page).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the active option looks different from the others', async ({ page }) => {
    await page.goto('/');
    await sort(page).click();
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role=option][data-active]');
    await expect(active).toHaveCount(1);
    const [outline, background] = await active.evaluate((element) => {
      const list = element.parentElement ?? element;
      return [getComputedStyle(element).outlineColor, getComputedStyle(list).backgroundColor];
    });
    expect(outline).not.toBe(background);
  });
});
