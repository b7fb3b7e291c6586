import type { Page } from '@playwright/test';
import { cards, cartLink, expect, test } from './shop';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the control has the focus; fails after a walk that is longer than any screen. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'combobox' | 'tab' | 'searchbox',
  name: string | RegExp,
) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as never))) return;
  }
  throw new Error(`The Tab key does not reach ${role} ${String(name)}`);
}

test('buys two products with the keyboard alone', async ({ page }) => {
  await page.clock.install();
  const { keyboard } = page;
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);

  await tabTo(page, 'searchbox', /Procurar/);
  await keyboard.type('número 2');
  await keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(11);
  await tabTo(page, 'combobox', /Organizar por/);
  await keyboard.press('Enter');
  await keyboard.type('mais');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveAccessibleName('Organizar por: Mais vendidos');
  await tabTo(page, 'link', /Número 2 /);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'button', 'ADICIONAR AO CARRINHO');
  await keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeFocused();

  await tabTo(page, 'combobox', /Quantidade/);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveText('2');
  await expect(page.getByRole('combobox')).toBeFocused();

  for (const before of ['Remover', 'the name', 'Voltar'])
    await test.step(before, () => keyboard.press('Shift+Tab'));
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/product/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'button', 'Voltar');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\?busca=.*&ordem=mais-vendidos/);
  await tabTo(page, 'tab', 'Todos os produtos');
  await keyboard.press('ArrowRight');
  await tabTo(page, 'link', 'Próxima página');
  await keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(3);
  await tabTo(page, 'link', /Número 25/);
  await keyboard.press('Enter');
  await tabTo(page, 'button', 'ADICIONAR AO CARRINHO');
  await keyboard.press('Enter');
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 produtos');

  await tabTo(page, 'button', 'Finalizar a compra');
  await keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Aguarde, estamos finalizando sua compra...' }),
  ).toBeFocused();
  await page.clock.fastForward(6_000);
  await expect(page).toHaveURL('/camisetas/2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Todos os produtos');
});
