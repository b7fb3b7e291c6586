import type { Page } from '@playwright/test';
import { cards, choose, expect, rows, search, test, type Row } from './shop';

// Each rule has its test in Node (tests/app, src/features/catalogue). Here the parts work together in a browser.

const names = (list: readonly Row[]) => list.slice(0, 12).map((row) => row.name);
const shownNames = (page: Page) => cards(page).getByRole('heading');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const ofCategory = (category: string) => rows.filter((row) => row.category === category);

test("lists the backend's products, filters, sorts, pages, searches and clears the search", async ({
  page,
}) => {
  await page.goto('/');
  await expect(shownNames(page)).toHaveText(names(rows));
  await expect(status(page)).toHaveText('30 produtos, página 1 de 3');

  await page.getByRole('tab', { name: 'Camisetas' }).click();
  await expect(shownNames(page)).toHaveText(names(ofCategory('t-shirts')));
  await choose(page, 'Organizar por', 'Preço: Maior - menor');
  const dearest = ofCategory('t-shirts').toSorted((a, b) => b.price_in_cents - a.price_in_cents);
  await expect(shownNames(page)).toHaveText(names(dearest));
  const below = page.getByRole('navigation', { name: /pagina/i }).last();
  await below.getByRole('link', { name: 'Próxima página' }).click();
  await expect(shownNames(page)).toHaveText(names(dearest.slice(12)));

  await page.setViewportSize({ width: 360, height: 740 });
  await search(page, 'CANECA');
  await expect(status(page)).toHaveText('Resultados para “CANECA”: 15 produtos, página 1 de 2');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(shownNames(page)).toHaveText(names(ofCategory('mugs')));
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(shownNames(page)).toHaveText(names(rows));
});
