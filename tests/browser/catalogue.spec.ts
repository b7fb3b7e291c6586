import type { Page } from '@playwright/test';
import { productRows } from '@/entities/product/index.fixtures';
import { cards, choose, expect, rows, search, test, type Row } from './shop';

const names = (list: readonly Row[]) => list.slice(0, 12).map((row) => row.name);
const shownNames = (page: Page) => cards(page).getByRole('heading');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const above = (page: Page) => page.getByRole('navigation', { name: /pagina/i }).first();
const below = (page: Page) => page.getByRole('navigation', { name: /pagina/i }).last();
const current = (page: Page) => page.locator('[aria-current="page"]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('on a desktop', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test("lists the backend's products, twelve a page, each a link", async ({ page }) => {
    await expect(shownNames(page)).toHaveText(names(rows));
    await expect(tab(page, 'Todos os produtos')).toHaveAttribute('aria-selected', 'true');
    const first = cards(page).first().getByRole('link');
    await expect(first).toHaveAttribute('href', '/product/00000000-aaaa-4aaa-8aaa-aaaaaaaaaaaa');
    await expect(first).toContainText('R$\u00a019,90', { useInnerText: true });
    await expect(first.getByRole('img', { name: 'Caneca Número 0' })).toBeVisible();
    await expect(status(page)).toHaveText('30 produtos, página 1 de 3');
  });

  test('filters by category from page 1', async ({ page }) => {
    await above(page).getByRole('button', { name: 'Página 3' }).click();
    for (const [name, category] of [
      ['Camisetas', 't-shirts'],
      ['Canecas', 'mugs'],
    ] as const) {
      await tab(page, name).click();
      await expect(shownNames(page)).toHaveText(names(rows.filter((row) => row.category === category)));
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
      await expect(current(page)).toHaveText(['1', '1']);
      await expect(status(page)).toHaveText('15 produtos, página 1 de 2');
    }
  });

  const orders: Record<string, (a: Row, b: Row) => number> = {
    Novidades: (a, b) => Date.parse(a.created_at) - Date.parse(b.created_at),
    'Preço: Maior - menor': (a, b) => b.price_in_cents - a.price_in_cents,
    'Preço: Menor - maior': (a, b) => a.price_in_cents - b.price_in_cents,
    'Mais vendidos': (a, b) => b.sales - a.sales,
  };
  test('sorts from page 1 and closes the menu', async ({ page }) => {
    for (const [option, compare] of Object.entries(orders)) {
      await above(page).getByRole('button', { name: 'Página 2' }).click();
      await choose(page, 'Organizar por', option);
      await expect(shownNames(page)).toHaveText(names(rows.toSorted(compare)));
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(current(page)).toHaveText(['1', '1']);
      await expect(page.getByRole('combobox', { name: `Organizar por: ${option}` })).toBeVisible();
    }
  });

  test('opens and closes the sort menu without choosing', { tag: '@soak' }, async ({ page }) => {
    const sort = page.getByRole('combobox', { name: 'Organizar por' });
    await expect(sort).toHaveAttribute('aria-expanded', 'false');
    await sort.click();
    await expect(sort).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('option')).toHaveText(Object.keys(orders));
    await sort.click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await sort.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(sort).toHaveAttribute('aria-expanded', 'false');
    await expect(shownNames(page)).toHaveText(names(rows));
  });

  test('searches, says what it found and clears the search', async ({ page }) => {
    await tab(page, 'Camisetas').click();
    await search(page, 'CANECA');
    await expect(page.getByRole('main')).toContainText('Resultados para “CANECA”: 15 produtos');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(shownNames(page)).toHaveText(names(rows.filter((row) => row.category === 'mugs')));
    await expect(tab(page, 'Todos os produtos')).toHaveAttribute('aria-selected', 'true');
    await expect(status(page)).toHaveText('Resultados para “CANECA”: 15 produtos, página 1 de 2');
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    await expect(page.getByRole('main')).not.toContainText('Resultados para');
    await expect(shownNames(page)).toHaveText(names(rows));
  });

  test('sorts within a search, and a category leaves both', async ({ page }) => {
    await search(page, 'número 1');
    await expect(cards(page)).toHaveCount(11);
    await choose(page, 'Organizar por', 'Preço: Menor - maior');
    const found = rows.filter((row) => row.name.includes('Número 1'));
    await expect(shownNames(page)).toHaveText(names(found.toSorted(orders['Preço: Menor - maior'])));
    await tab(page, 'Canecas').click();
    await expect(shownNames(page)).toHaveText(names(rows.filter((row) => row.category === 'mugs')));
    await expect(page.getByRole('combobox', { name: 'Organizar por', exact: true })).toBeVisible();
  });

  test('finds a literal text, and ignores accents only if nothing else matches', async ({ page }) => {
    await search(page, 'numero 29');
    await expect(shownNames(page)).toHaveText(['Camiseta Número 29']);
    await search(page, '.*');
    await expect(page.getByRole('heading', { name: 'Nada encontrado para “.*”' })).toBeVisible();
  });

  test('offers a way out of an empty search; only spaces list everything', async ({ page }) => {
    await search(page, 'geladeira');
    await expect(page.getByRole('main')).toContainText('Resultados para “geladeira”: 0 produtos');
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Ver todos os produtos' }).click();
    await expect(cards(page)).toHaveCount(12);
    await search(page, 'geladeira');
    await search(page, '   ');
    await expect(shownNames(page)).toHaveText(names(rows));
    await expect(page.getByRole('main')).not.toContainText('Resultados para');
  });

  test('pages by number and by arrow, in both bars, and stops at the ends', async ({ page }) => {
    const next = below(page).getByRole('button', { name: 'Próxima página' });
    const previous = above(page).getByRole('button', { name: 'Página anterior' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await previous.click({ force: true });
    await expect(current(page)).toHaveText(['1', '1']);
    await next.click();
    await expect(shownNames(page)).toHaveText(names(rows.slice(12)));
    await above(page).getByRole('button', { name: 'Página 3' }).click();
    await expect(shownNames(page)).toHaveText(names(rows.slice(24)));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    await expect(current(page)).toHaveText(['3', '3']);
    await previous.click();
    await expect(current(page)).toHaveText(['2', '2']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('filters, sorts, searches and pages as well', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await tab(page, 'Camisetas').click();
    await choose(page, 'Organizar por', 'Preço: Maior - menor');
    await below(page).getByRole('button', { name: 'Próxima página' }).click();
    await expect(cards(page)).toHaveCount(3);
    await search(page, 'caneca');
    await expect(page.getByRole('main')).toContainText('Resultados para “caneca”: 15 produtos');
  });
});

const many = productRows(120);

test.describe('with ten pages', () => {
  test.use({ answer: [many, { scope: 'test' }] }); // Playwright would read a bare list as a fixture with its options.

  test('shortens the row of pages and keeps the first and the last', async ({ page }) => {
    await page.goto('/');
    await above(page).getByRole('button', { name: 'Página 10' }).click();
    await expect(above(page)).toHaveText('1…678910');
    await above(page).getByRole('button', { name: 'Página 6' }).click();
    await expect(above(page)).toHaveText('1…567…10');
    await expect(current(page)).toHaveText(['6', '6']);
  });
});

test('replaces a picture that fails by the drawing of its category', async ({ page }) => {
  await page.route('**/pictures/t-shirts.svg?gone', (route) => route.abort());
  await page.route('http://localhost:3333/products', (route) =>
    route.fulfill({ json: [{ ...rows[1], image_url: '/pictures/t-shirts.svg?gone' }] }),
  );
  await page.goto('/');
  const picture = page.getByRole('img', { name: 'Camiseta Número 1' });
  await expect(picture).toHaveAttribute('src', '/pictures/t-shirts.svg');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
