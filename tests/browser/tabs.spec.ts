import type { Page } from '@playwright/test';
import { productRow } from '@/entities/product/index.fixtures';
import { addProducts } from '../drive/inPage';
import { remove } from '../drive/shopper';
import { inTabs, lostOf } from '../drive/tabs';
import { addProduct, choose, expect, row, test } from './shop';

// What tabs share is tested in three engines by tests/engines/tabs.spec.ts. Here a tab differs from the other one.

const names = (page: Page) => page.getByRole('main').locator('li').getByRole('heading');
const quantity = (page: Page, index: number) =>
  page.getByRole('combobox', { name: new RegExp(`${row(index).name}:`) });

const REMOVED = 'Produto Removido com sucesso!';
const withoutChannel = () => Reflect.deleteProperty(globalThis, 'BroadcastChannel');

test('a tab without a channel and with a clock an hour back agrees with the other one, also about removals', async ({
  page,
  context,
  alerts,
}) => {
  const other = await context.newPage();
  const otherAlerts: string[] = [];
  other.on('dialog', (dialog) => {
    otherAlerts.push(dialog.message());
    void dialog.accept();
  });
  await other.addInitScript(withoutChannel);
  await other.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  await addProduct(page, row(0).id);
  await addProduct(other, row(1).id);
  await expect(names(page)).toHaveText([row(0).name, row(1).name]);
  await choose(other, /Número 0:/, '3');
  await expect(quantity(page, 0)).toHaveText('3');
  await remove(other, row(1).name);
  await expect(names(page)).toHaveText([row(0).name]);
  await choose(page, /Número 0:/, '2');
  await expect(quantity(other, 0)).toHaveText('2');
  await remove(page, row(0).name);
  for (const tab of [other, page]) {
    await expect(tab.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    await tab.reload();
    await expect(tab.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  }
  expect([alerts, otherAlerts]).toEqual([[REMOVED], [REMOVED]]);
});

test('each tab keeps its own choices of the catalogue', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  await other.getByRole('tab', { name: 'Canecas' }).click();
  await expect(other.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Todos os produtos' })).toHaveAttribute('aria-selected', 'true');
});

const ADDS = process.env.SOAK ? 400 : 40;
const products = Array.from({ length: ADDS }, (_, index) =>
  productRow({ id: `p${index}`, name: `Caneca ${index}` }),
);

test.describe('tabs that add at the same time', () => {
  // Playwright would read a bare list as a fixture with its options.
  test.use({ answer: [products, { scope: 'test' }] });

  for (const [count, isRefused] of [
    [2, true],
    [3, false],
    [4, true],
  ] as const)
    test(
      `lose nothing and agree on the order: ${count}${isRefused ? ', without a channel' : ''}`,
      { tag: count === 3 ? '@push' : '@soak' },
      async ({ context }) => {
        if (isRefused) await context.addInitScript(withoutChannel);
        const openTab = () => context.newPage();
        await inTabs(openTab, count, '/cart', async (tabs) => {
          const share = (at: number) =>
            products.filter((_, index) => index % count === at).map(({ id }) => id);
          await Promise.all(tabs.map((tab, at) => tab.evaluate(addProducts, share(at))));
          expect(await lostOf(ADDS, tabs)).toBe(0);
        });
      },
    );
});
