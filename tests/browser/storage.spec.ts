import type { Page } from '@playwright/test';
import { addProduct, cards, cartLink, choose, expect, item, row, saved, search, seed, test } from './shop';

const sort = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
const shownNames = (page: Page) => cards(page).getByRole('heading');
const texts = (page: Page) => shownNames(page).allTextContents();

test('the cart is a list of items with exactly the fields of the specification', async ({ page }) => {
  await addProduct(page, row(1).id);
  await addProduct(page, row(0).id);
  await expect.poll(() => saved(page, 'cart')).toEqual([item(1), item(0)]);
});

test('the choices are an object of category, sort, search and page', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Camisetas' }).click();
  await choose(page, 'Organizar por', 'Mais vendidos');
  await page.getByRole('button', { name: 'Página 2' }).first().click();
  const choices = { category: 't-shirts', sort: 'best-sellers', search: '', page: 2 };
  await expect.poll(() => saved(page, 'catalogue')).toEqual(choices);
  await search(page, 'Caneca');
  const searched = { category: 'all', sort: null, search: 'Caneca', page: 1 };
  await expect.poll(() => saved(page, 'catalogue')).toEqual(searched);
});

test('only keys of the shop are written, and no cookie', async ({ page, context }) => {
  await page.goto('/');
  await search(page, 'caneca');
  await addProduct(page, row(0).id);
  await choose(page, /quantidade/i, '2');
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('canecamisa:cart');
  expect(keys.filter((key) => !key.startsWith('canecamisa:'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('one press reads each key at most once', async ({ page, alerts }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    const reads: string[] = [];
    Object.assign(globalThis, { takeReads: () => reads.splice(0) });
    Storage.prototype.getItem = function (key) {
      if (this === localStorage) reads.push(key);
      return getItem.call(this, key);
    };
  });
  const readsOf = async (press: () => Promise<void>) => {
    await page.evaluate('takeReads()');
    await press();
    return page.evaluate<string[]>('takeReads()');
  };
  await page.goto(`/product/${row(0).id}`);
  const presses = {
    async adding() {
      await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
      await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
    },
    async 'a quantity'() {
      await choose(page, /quantidade/i, '3');
      await expect(page.getByRole('combobox', { name: /quantidade/i })).toHaveText('3');
    },
    async removing() {
      await page.getByRole('button', { name: /^Remover/ }).click();
      await expect.poll(() => alerts).toHaveLength(1);
    },
  };
  for (const [name, press] of Object.entries(presses)) {
    const reads = await readsOf(press);
    expect([name, reads.toSorted()]).toEqual([name, ['canecamisa:cart', 'canecamisa:stamps']]);
  }
});

test('a reload keeps category, sort and page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Canecas' }).click();
  await choose(page, 'Organizar por', 'Preço: Maior - menor');
  await page.getByRole('button', { name: 'Página 2' }).first().click();
  await expect(cards(page)).toHaveCount(3);
  const before = await texts(page);
  await page.reload();
  await expect(shownNames(page)).toHaveText(before);
  await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
  await expect(sort(page)).toHaveAccessibleName('Organizar por: Preço: Maior - menor');
});

test('a reload keeps a search, an empty one too', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  for (const [text, count] of [
    ['número 2', 11],
    ['geladeira', 0],
  ] as const) {
    await search(page, text);
    await expect(cards(page)).toHaveCount(count);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(`Resultados para “${text}”: ${count} produtos`);
    await expect(cards(page)).toHaveCount(count);
  }
});

test('a reload closes the sort menu and keeps the list', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await sort(page).click();
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
  await expect(sort(page)).toHaveAttribute('aria-expanded', 'false');
});

test(
  'a reload keeps the cart in its order and closes its menu',
  { tag: '@soak' },
  async ({ page, alerts }) => {
    await addProduct(page, row(3).id);
    await addProduct(page, row(2).id);
    await choose(page, new RegExp(row(2).name), '3');
    await page.getByRole('combobox').first().click();
    await page.reload();
    await expect(page.getByRole('combobox')).toHaveText(['1', '3']);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 produtos');
    await page
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click();
    await expect.poll(() => alerts).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('combobox')).toHaveText(['3']);
  },
);

test('repairs choices field by field', { tag: '@soak' }, async ({ page }) => {
  const choices = { category: 'mugs', sort: 'random', search: ['x'], page: 99, extra: true };
  await seed(page, { catalogue: JSON.stringify(choices) });
  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-current=page]')).toHaveText(['2', '2']);
  await expect(sort(page)).toHaveAccessibleName('Organizar por');
});

test('works when storage is forbidden', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: forbidden, configurable: true });
  });
  await page.goto('/');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 produto');
});
