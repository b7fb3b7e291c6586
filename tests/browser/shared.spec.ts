import { cards, expect, hold, holdLists, row, seed, test } from './shop';
import type { Page } from '@playwright/test';

const LINK = '/?categoria=canecas&ordem=preco-asc&pagina=2';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a link never shows the first page of everything meanwhile', async ({ page }) => {
  const release = await holdLists(page);
  const start = await hold(page, '**/assets/main.*.js');
  const opening = page.goto(LINK);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-restoring', /choices/);
  await expect(cards(page).first()).toBeHidden();
  start();
  await opening;
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  release();
  await expect(cards(page).getByRole('link')).toHaveCount(3);
});

test('back returns to each listing at its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 500 });
  await page.goto('/?categoria=camisetas');
  await expect(cards(page).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Próxima página' }).first().focus();
  await page.evaluate(() => scrollTo(0, 100));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?categoria=camisetas&pagina=2');
  await expect(page.getByRole('button', { name: 'Próxima página' }).first()).toBeFocused();
  await cards(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/product/);
  await page.goBack();
  await expect(page).toHaveURL('/?categoria=camisetas&pagina=2');
  await page.goBack();
  await expect(page).toHaveURL('/?categoria=camisetas');
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test('the logo that is pressed before the shop runs starts over', { tag: '@soak' }, async ({ page }) => {
  await seed(page, { catalogue: JSON.stringify({ category: 'mugs', sort: null, search: '', page: 1 }) });
  const start = await hold(page, '**/assets/main.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Canecamisa' }).click();
  start();
  await expect(tab(page, 'Todos os produtos')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/');
});

test('a hostile link opens the shop', async ({ page }) => {
  await page.goto(
    `/?busca=%FF%00&pagina=-1&pagina=2&__proto__=1&categoria=__proto__&x=${'y'.repeat(10_000)}`,
  );
  await expect(page.getByText(/^Resultados para .* produtos/)).toBeVisible();
});

test("'Compartilhar' shows the product's address, selected, if the browser cannot copy", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await page.goto(`/product/${row(0).id}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByRole('textbox', { name: 'Link deste produto' })).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});
