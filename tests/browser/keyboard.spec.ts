import type { Page } from '@playwright/test';
import { cards, cartLink, expect, fillCart, row, test } from './shop';

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
  await expect(page).toHaveURL(/\?ordem=mais-vendidos&busca=/);
  await tabTo(page, 'tab', 'Todos os produtos');
  await keyboard.press('ArrowRight');
  await tabTo(page, 'button', 'Próxima página');
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
  await expect(page).toHaveURL('/?categoria=camisetas&pagina=2');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('removes and puts back with the keyboard, and the focus is never lost', async ({ page, alerts }) => {
  await fillCart(page, [
    [0, 1],
    [1, 1],
  ]);
  await page.goto('/cart');
  await tabTo(page, 'button', `Remover ${row(1).name}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toHaveCount(2);
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

test('the tabs are one stop; arrows, Home and End choose', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'tab', 'Todos os produtos');
  for (const [key, name] of [
    ['ArrowRight', 'Camisetas'],
    ['ArrowRight', 'Canecas'],
    ['ArrowRight', 'Todos os produtos'],
    ['ArrowLeft', 'Canecas'],
    ['Home', 'Todos os produtos'],
    ['End', 'Canecas'],
  ] as const) {
    await page.keyboard.press(key);
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Página anterior');
});

test.describe('the select', () => {
  const select = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
  const pointedAt = (page: Page) => page.locator('[role=option][data-active]');

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await select(page).focus();
  });

  test('opens with Enter, Space and the arrows; the focus stays on it', async ({ page }) => {
    for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(select(page), key).toHaveAttribute('aria-expanded', 'true');
      await expect(select(page)).toBeFocused();
      await expect(pointedAt(page)).toHaveText('Novidades');
      const id = await pointedAt(page).getAttribute('id');
      await expect(select(page)).toHaveAttribute('aria-activedescendant', id ?? '');
      await page.keyboard.press('Escape');
      await expect(select(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('closes with Tab, which moves the focus on', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(select(page)).not.toBeFocused();
  });
});

test('the arrows of the pages keep the focus at the ends', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'button', 'Próxima página');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Enter');
  await expect(page.locator('[aria-current=page]').first()).toHaveText('3');
  await expect(focused(page)).toHaveAccessibleName('Próxima página');
  await expect(focused(page)).toHaveAttribute('aria-disabled', 'true');
});
