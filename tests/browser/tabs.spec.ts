import type { Page } from '@playwright/test';
import { addProduct, cartLink, choose, expect, row, test as base } from './shop';

interface Fixtures {
  /** A second tab of the same browser. */
  other: Page;
  /** Alerts that the second tab raised. */
  otherAlerts: string[];
}

const test = base.extend<Fixtures>({
  other: async ({ context }, use) => {
    await use(await context.newPage());
  },
  otherAlerts: async ({ other }, use) => {
    const alerts: string[] = [];
    other.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await use(alerts);
  },
});

const lineNames = (page: Page) => page.getByRole('main').locator('li').getByRole('heading');
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remover ${name}` }).click();
const quantity = (page: Page, index: number) =>
  page.getByRole('combobox', { name: new RegExp(`${row(index).name}:`) });

test.beforeEach(async ({ page, other, alerts: _accepted, otherAlerts: _other }) => {
  await page.goto('/cart');
  await other.goto('/cart');
  await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 0 produtos');
});

test(
  'what one tab adds appears in the other, in its order',
  { tag: '@soak' },
  async ({ page, other, otherAlerts }) => {
    await addProduct(page, row(0).id);
    await addProduct(page, row(1).id);
    await expect(lineNames(other)).toHaveText([row(0).name, row(1).name]);
    await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 2 produtos');
    await addProduct(other, row(2).id);
    await expect(lineNames(page)).toHaveText([0, 1, 2].map((index) => row(index).name));
    expect(otherAlerts).toEqual([]);
  },
);

test(
  'a removal and its undoing reach the other tab without an alert',
  { tag: '@soak' },
  async ({ page, other, alerts, otherAlerts }) => {
    for (const index of [0, 1, 2]) await addProduct(page, row(index).id);
    await choose(page, /Número 1:/, '4');
    await remove(page, row(1).name);
    await expect(lineNames(other)).toHaveText([row(0).name, row(2).name]);
    await expect(other.getByRole('button', { name: /^Desfazer/ })).toBeHidden();
    await page.getByRole('button', { name: /^Desfazer/ }).click();
    await expect(lineNames(other)).toHaveText([0, 1, 2].map((index) => row(index).name));
    await expect(quantity(other, 1)).toHaveText('4');
    expect(alerts).toEqual(['Produto Removido com sucesso!']);
    expect(otherAlerts).toEqual([]);
  },
);

test('a quantity changed here is changed there', { tag: '@soak' }, async ({ page, other }) => {
  await addProduct(page, row(0).id);
  await choose(other, /quantidade/i, '5');
  await expect(quantity(page, 0)).toHaveText('5');
  await choose(page, /quantidade/i, '2');
  await expect(quantity(other, 0)).toHaveText('2');
  await page.reload();
  await expect(quantity(page, 0)).toHaveText('2');
});

test(
  'a purchase empties the other cart, and only the buyer waits',
  { tag: '@soak' },
  async ({ page, other, otherAlerts }) => {
    await addProduct(page, row(0).id);
    await addProduct(page, row(1).id);
    await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 2 produtos');
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    expect(otherAlerts).toEqual([]);
  },
);

const differences: [string, (this: void) => void][] = [
  [
    'whose clock is an hour back',
    () => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 3_600_000;
    },
  ],
  ['without a channel', () => Reflect.deleteProperty(window, 'BroadcastChannel')],
];
for (const [difference, make] of differences) {
  test(
    `a tab ${difference} agrees with the other one, also about removals`,
    { tag: difference.includes('clock') ? '@soak' : '@push' },
    async ({ page, other, alerts }) => {
      await other.addInitScript(make);
      await addProduct(page, row(0).id);
      await addProduct(other, row(1).id);
      await expect(lineNames(page)).toHaveText([row(0).name, row(1).name]);
      await choose(other, /Número 0:/, '3');
      await expect(quantity(page, 0)).toHaveText('3');
      await remove(other, row(1).name);
      await expect(lineNames(page)).toHaveText([row(0).name]);
      await choose(page, /Número 0:/, '2');
      await expect(quantity(other, 0)).toHaveText('2');
      await remove(page, row(0).name);
      for (const tab of [other, page]) {
        await expect(tab.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
        await tab.reload();
        await expect(tab.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
      }
      expect(alerts).toHaveLength(1);
    },
  );
}

test('each tab keeps its own choices of the catalogue', async ({ page, other }) => {
  await page.goto('/');
  await other.goto('/');
  await other.getByRole('tab', { name: 'Canecas' }).click();
  await expect(other.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Todos os produtos' })).toHaveAttribute('aria-selected', 'true');
});
