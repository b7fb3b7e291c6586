import type { Page } from '@playwright/test';
import { addProduct, cartLink, choose, expect, fillCart, row, saved, stopClock, test } from './shop';

const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remover/ }) });
const lineNames = (page: Page) => lines(page).getByRole('heading');
const amount = (page: Page, term: string) =>
  page
    .getByRole('region', { name: 'Resumo do pedido' })
    .locator('div', { hasText: term })
    .locator('dd')
    .last();
const undo = (page: Page) => page.getByRole('button', { name: /^Desfazer/ });
const remove = (page: Page, index: number) =>
  lines(page)
    .nth(index)
    .getByRole('button', { name: /^Remover/ })
    .click();

test('an empty cart leads back to the shop, and cannot be ordered', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  await expect(page.getByText(/Continue navegando pela loja ou busque/)).toBeVisible();
  await expect(amount(page, 'Subtotal de produtos')).toHaveText('R$\u00a00,00');
  await expect(amount(page, 'Entrega')).toHaveText('R$\u00a040,00');
  await expect(amount(page, 'Total')).toHaveText('R$\u00a040,00');
  await expect(page.getByRole('button', { name: 'Finalizar a compra' })).toBeDisabled();
  for (const name of ['Ajuda', 'Reembolsos', 'Entregas e Frete', 'Trocas e Devoluções'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Adicionar produtos' }).click();
  await expect(page).toHaveURL('/');
});

test('a filled cart lists its items and adds up', async ({ page }) => {
  await fillCart(page, [
    [0, 2],
    [1, 1],
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  await expect(page.getByText('Total (2 produtos) R$\u00a066,70')).toBeVisible();
  await expect(lineNames(page)).toHaveText(['Caneca Número 0', 'Camiseta Número 1']);
  const first = lines(page).first();
  await expect(first.getByRole('img', { name: 'Caneca Número 0' })).toBeVisible();
  await expect(first.getByText(row(0).description)).toBeVisible();
  await expect(first.getByText('R$\u00a019,90', { exact: true })).toBeVisible();
  await expect(first.getByRole('combobox', { name: /quantidade/i })).toHaveText('2');
  await expect(amount(page, 'Subtotal de produtos')).toHaveText('R$\u00a066,70');
  await expect(amount(page, 'Total')).toHaveText('R$\u00a0106,70');
  await expect(page.getByRole('button', { name: 'Finalizar a compra' })).toBeEnabled();
});

test('says "1 produto" of one', { tag: '@soak' }, async ({ page }) => {
  await addProduct(page, row(0).id);
  await expect(page.getByText('Total (1 produto) R$\u00a019,90')).toBeVisible();
});

test('adds the shipping above R$ 900 too', { tag: '@soak' }, async ({ page }) => {
  await fillCart(
    page,
    Array.from({ length: 8 }, (_, index) => [index, 5] as const),
  );
  await page.goto('/cart');
  const cents = Array.from({ length: 8 }, (_, index) => row(index).price_in_cents * 5).reduce(
    (a, b) => a + b,
  );
  expect(cents).toBeGreaterThan(90_000);
  const brl = (value: number) =>
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value / 100);
  await expect(amount(page, 'Subtotal de produtos')).toHaveText(brl(cents));
  await expect(amount(page, 'Entrega')).toHaveText('R$\u00a040,00');
  await expect(amount(page, 'Total')).toHaveText(brl(cents + 4000));
});

test('changes a quantity from 1 to 5, saves it and closes the menu', async ({ page, alerts }) => {
  await fillCart(page, [[0, 1]]);
  await page.goto('/cart');
  const quantity = page.getByRole('combobox', { name: /quantidade/i });
  await quantity.click();
  await expect(page.getByRole('option')).toHaveText(['1', '2', '3', '4', '5']);
  await page.getByRole('option', { name: '5' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(quantity).toHaveText('5');
  await expect(page.getByText('Total (1 produto) R$\u00a099,50')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
  expect(await saved(page, 'cart')).toMatchObject([{ quantity: 5 }]);
  expect(alerts).toEqual([]);
});

test('opens one quantity menu at a time', { tag: '@soak' }, async ({ page }) => {
  await fillCart(page, [
    [0, 1],
    [1, 1],
  ]);
  await page.goto('/cart');
  const [first, second] = [page.getByRole('combobox').first(), page.getByRole('combobox').last()];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('listbox')).toHaveCount(1);
  await second.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('shows that an item is removed before the alert', async ({ page }) => {
  await fillCart(page, [
    [0, 1],
    [1, 1],
  ]);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(2);
  const seen: unknown[] = [];
  await page.exposeFunction('report', (text: string, left: number) => seen.push([text, left]));
  await page.evaluate(() => {
    const { report } = window as unknown as { report: (text: string, left: number) => void };
    window.alert = (text: string) => report(text, document.querySelectorAll('main [role=combobox]').length);
  });
  await remove(page, 0);
  await expect.poll(() => seen).toEqual([['Produto Removido com sucesso!', 1]]);
  await expect(lineNames(page)).toHaveText(['Camiseta Número 1']);
  expect(await saved(page, 'cart')).toMatchObject([{ id: row(1).id }]);
});

test("'Desfazer' restores the item with its index and quantity", async ({ page, alerts }) => {
  await fillCart(page, [
    [0, 1],
    [1, 3],
    [2, 1],
  ]);
  await page.goto('/cart');
  await remove(page, 1);
  await expect.poll(() => alerts).toEqual(['Produto Removido com sucesso!']);
  await expect(undo(page)).toBeFocused();
  await undo(page).click();
  await expect(lineNames(page)).toHaveText([0, 1, 2].map((index) => row(index).name));
  await expect(lines(page).nth(1).getByRole('combobox')).toHaveText('3');
  await expect(undo(page)).toBeHidden();
  expect(await saved(page, 'cart')).toMatchObject([{}, { id: row(1).id, quantity: 3 }, {}]);
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

test("'Desfazer' is offered over the empty cart, for ten seconds", async ({ page, alerts }) => {
  await page.clock.install();
  await fillCart(page, [[0, 2]]);
  await page.goto('/cart');
  await remove(page, 0);
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  await expect.poll(() => alerts).toHaveLength(1);
  await undo(page).click();
  await expect(lines(page).getByRole('combobox')).toHaveText('2');
  await remove(page, 0);
  await expect.poll(() => alerts).toHaveLength(2);
  await stopClock(page);
  await page.clock.fastForward(5_000);
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(undo(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a later removal has its own ten seconds', async ({ page, alerts }) => {
  await page.clock.install();
  await fillCart(page, [
    [0, 1],
    [1, 1],
  ]);
  await page.goto('/cart');
  await remove(page, 0);
  await expect.poll(() => alerts).toHaveLength(1);
  await page.clock.fastForward(6_000);
  await remove(page, 0);
  await expect.poll(() => alerts).toHaveLength(2);
  await page.clock.fastForward(6_000);
  await undo(page).click();
  await expect(lineNames(page)).toHaveText(['Camiseta Número 1']);
});

test('the footer links lead nowhere', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Ajuda' }).click({ force: true });
  await expect(page).toHaveURL('/cart');
});

// Three events that none of the shop's controls can raise.
const events = [
  [{ type: 'cart/productAdded', payload: null }, 'Erro na adição do produto'],
  [{ type: 'cart/productRemoved', payload: 'unknown' }, 'Erro na remoção do produto'],
  [
    { type: 'cart/quantityChanged', payload: { id: 'unknown', quantity: 2 } },
    'Erro na alteração de quantidade do produto',
  ],
] as const;

interface Captured {
  store: { dispatch(action: unknown): void };
}

/** Exposes the next page's store as `window.store`, through the hook for Redux DevTools. */
async function captureStore(page: Page) {
  await page.addInitScript(() => {
    type Make = (...args: unknown[]) => Captured['store'];
    const compose =
      () =>
      (...enhancers: ((make: Make) => Make)[]) =>
      (createStore: Make): Make =>
      (...args) => {
        const store = enhancers.reduceRight((make, enhance) => enhance(make), createStore)(...args);
        return Object.assign(window, { store }).store;
      };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
}

const dispatch = (page: Page, event: unknown) =>
  page.evaluate((action) => (window as unknown as Captured).store.dispatch(action), event);

test('raises an alert for an event that makes no sense, and changes nothing', async ({ page, alerts }) => {
  await captureStore(page);
  await fillCart(page, [[0, 2]]);
  await page.goto('/');
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
  for (const [event, text] of events) {
    await dispatch(page, event);
    await expect.poll(() => alerts.at(-1)).toBe(text);
    if (event.payload === null) await expect(page).toHaveURL('/cart');
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
    await expect.poll(() => saved(page, 'cart')).toMatchObject([{ id: row(0).id, quantity: 2 }]);
  }
  expect(alerts).toHaveLength(events.length);
});

test('ignores a quantity of 0 or less without an alert', { tag: '@soak' }, async ({ page, alerts }) => {
  await captureStore(page);
  await fillCart(page, [[0, 2]]);
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(1);
  for (const quantity of [0, -1, 1.5])
    await dispatch(page, { type: 'cart/quantityChanged', payload: { id: row(0).id, quantity } });
  await choose(page, /quantidade/i, '3');
  await expect(page.getByRole('combobox', { name: /quantidade/i })).toHaveText('3');
  expect(alerts).toEqual([]);
});

test('a phone has quantity, removal and price of an item in one row', async ({ page }) => {
  await fillCart(page, [[0, 1]]);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/cart');
    const line = lines(page).first();
    const parts = [line.getByRole('combobox'), line.getByText('Remover'), line.getByText('R$\u00a019,90')];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const middles = boxes.map((box) => (box ? box.y + box.height / 2 : NaN));
    expect(Math.max(...middles) - Math.min(...middles), `at ${width} pixels`).toBeLessThan(3);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('changes, removes and puts back as well', { tag: '@soak' }, async ({ page, alerts }) => {
    await fillCart(page, [[0, 1]]);
    await page.goto('/cart');
    await choose(page, /quantidade/i, '5');
    await expect(page.getByText('Total (1 produto) R$\u00a099,50')).toBeVisible();
    await remove(page, 0);
    await expect.poll(() => alerts).toEqual(['Produto Removido com sucesso!']);
    await undo(page).click();
    await expect(page.getByText('Total (1 produto) R$\u00a099,50')).toBeVisible();
  });
});
