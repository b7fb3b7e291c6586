import { startDevServer } from './devServer';
import { cards, expect, search, test as shop } from './shop';

/** A shop that `npm run dev` serves, and whose sources the test edits. */
const test = shop.extend<{ server: Awaited<ReturnType<typeof startDevServer>> }>({
  server: async ({ page: _page }, use) => {
    const server = await startDevServer();
    await use(server);
    server.stop();
  },
});

// What React, webpack and the dev server write to the console on the way from one code to the next depends on timing, and
// some errors are planted: the page alone is looked at.
test.use({ announced: /./s });

const SLICE = 'src/entities/cart/model/slice.ts';
const LISTING = 'src/features/catalogue/model/listProducts.ts';

test(
  'an edited rule continues the session, and its errors are shown',
  { tag: '@soak' },
  async ({ page, server, alerts }) => {
    test.slow(); // A development build, ten more, and a check of all types.
    const main = page.getByRole('main');
    const quantity = page.getByRole('combobox', { name: 'Quantidade' });
    const overlay = page.locator('#dev-errors');

    await page.goto(server.address);
    await page.evaluate(() => document.documentElement.setAttribute('data-first-document', ''));
    await search(page, 'caneca');
    await page.getByRole('button', { name: 'Página 2' }).first().click();
    await cards(page).filter({ hasText: 'Caneca Número 24' }).getByRole('link').click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(main).toContainText('Total (1 produto) R$\u00a037,90');

    await test.step('a reducer: the log is played again with it', async () => {
      server.edit(SLICE, 'items.push(item)', 'items.push({ ...item, quantity: 2 })');
      await expect(quantity).toHaveText('2');
      await expect(main).toContainText('Total (1 produto) R$\u00a075,80');
    });

    await test.step('a selector', async () => {
      server.edit(SLICE, 'price_in_cents * quantity', 'price_in_cents');
      await expect(main).toContainText('Total (1 produto) R$\u00a037,90');
    });

    await test.step('a figure of the shop', async () => {
      server.edit('tools/settings/sampleShop.json', '"shippingInCents": 4000', '"shippingInCents": 1234');
      await expect(main).toContainText('R$\u00a012,34');
    });

    await test.step('a reducer that throws: the session stays as it was', async () => {
      server.edit(SLICE, 'quantity: 2 })', 'quantity: broken() })');
      server.edit(
        SLICE,
        'const has',
        "function broken(): number {\n  throw new Error('planted');\n}\nconst has",
      );
      await expect(overlay).toContainText('planted');
      await expect(quantity).toHaveText('2');
    });

    await test.step('the next save mends it', async () => {
      server.edit(SLICE, 'quantity: broken()', 'quantity: 4');
      await expect(quantity).toHaveText('4');
    });

    await test.step('a module that throws, and the save that mends it', async () => {
      server.edit(SLICE, 'const has', "if (Date.now() > 0) throw new Error('planted too');\nconst has");
      await expect(overlay).toContainText('planted too');
      await expect(quantity).toHaveText('4');
      server.edit(SLICE, "throw new Error('planted too')", 'void 0');
      await expect(overlay).toBeHidden();
      server.edit(SLICE, 'quantity: 4', 'quantity: 5');
      await expect(quantity).toHaveText('5');
    });

    await test.step('an effect', async () => {
      server.edit('src/entities/cart/model/startCartAlerts.ts', 'Produto Removido', 'Caneca removida');
      server.edit(SLICE, 'quantity: 5', 'quantity: 3');
      await expect(quantity).toHaveText('3');
      await page.getByRole('button', { name: 'Remover' }).click();
      await expect.poll(() => alerts).toEqual(['Caneca removida com sucesso!']);
    });

    await test.step('the earlier pages are as they were left, and follow edits', async () => {
      await page.goBack();
      await page.goBack();
      await expect(cards(page)).toHaveCount(3);
      await expect(main).toContainText('página 2 de 2');
      server.edit(LISTING, 'search.toLowerCase()', "search.toLowerCase().replace('caneca', 'camiseta')");
      await expect(cards(page).first()).toContainText('Camiseta');
      await expect(main).toContainText('página 2 de 2');
    });

    await test.step('a type error is shown', async () => {
      server.edit(SLICE, 'quantity: 3', "quantity: 'three'");
      await expect(overlay).toContainText("Type 'string' is not assignable to type 'number'", {
        timeout: 120_000,
      });
    });

    await expect(page.locator('html')).toHaveAttribute('data-first-document');
  },
);
