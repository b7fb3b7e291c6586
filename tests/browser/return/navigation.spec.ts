import type { Page } from '@playwright/test';
import { cards, cartLink, expect, hold, row, test } from '../../testing/browser/shop';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('button', { name: 'Voltar' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const width of [1440, 360])
  test(
    `back and forward restore the scroll position, also after a reload, ${width} wide`,
    { tag: width === 1440 ? '@push' : '@soak' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const card = cards(page).nth(9).getByRole('link');
      await page.goto('/');
      await card.scrollIntoViewIfNeeded();
      const left = await scrolled(page);
      expect(left).toBeGreaterThan(100);
      await card.click();
      await expect(h1(page)).toHaveText(row(9).name);
      await expect(h1(page)).toBeFocused();
      expect(await scrolled(page)).toBe(0);
      await back(page).click();
      await expect.poll(() => scrolled(page)).toBe(left);
      await page.goForward();
      await expect(h1(page)).toHaveText(row(9).name);
      await expect.poll(() => scrolled(page)).toBe(0);
      await page.reload();
      await expect(h1(page)).toHaveText(row(9).name);
      await page.goBack();
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrolled(page)).toBe(left);
      await page.reload();
      await expect(cards(page)).toHaveCount(12);
      await expect.poll(() => scrolled(page)).toBe(left);
    },
  );

test("a frame with the shop's name is shown while a page's code loads", async ({ page }) => {
  const release = await hold(page, '**/assets/cart*.js');
  await page.goto('/');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page).toHaveTitle('Canecamisa');
  await expect(page.getByRole('main').getByRole('button', { name: 'Voltar' })).toBeVisible();
  release();
  await expect(page).toHaveTitle('Carrinho | Canecamisa');
});

test("'Voltar' stays in the shop if another script replaced the entry's state", async ({ page }) => {
  await page.goto(`/product/${row(9).id}`);
  await page.evaluate(() => {
    history.replaceState(null, '');
    location.hash = 'conteudo';
  });
  await page.goBack();
  await expect(page).toHaveURL(`/product/${row(9).id}`);
  await back(page).click();
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(12);
});

test('an address after the last page shows the last page, and a press on its number adds no entry', async ({
  page,
}) => {
  await page.goto('/canecas/99');
  await expect(page).toHaveURL('/canecas/2');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const number = page.getByRole('link', { name: 'Página 2' }).first();
  await expect(number).toHaveAttribute('aria-current', 'page');
  await number.click();
  expect(await entries()).toBe(before);
  await page.getByRole('link', { name: 'Página 1' }).first().click();
  await expect(page).toHaveURL('/canecas');
  await page.goBack();
  await expect(page).toHaveURL('/canecas/2');
});
