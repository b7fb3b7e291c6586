import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { cards, expect, fillCart, search, test } from '../../testing/browser/shop';

test.use({ answer: null });

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

/** The distance from the header's lower edge to the heading. */
const belowHeader = (page: Page) =>
  page.evaluate(() => {
    const [heading, header] = ['h1', 'header'].map((name) => document.querySelector(name));
    return (heading?.getBoundingClientRect().top ?? NaN) - (header?.getBoundingClientRect().bottom ?? NaN);
  });

for (const width of [1440, 1024, 390])
  test(`typing does not scroll; a search, a suggested category and a tab show the listing from its heading on, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/camisetas');
    await scrollTo(page, 700);
    const { x, y } = (await page.getByRole('searchbox').boundingBox()) ?? { x: NaN, y: NaN };
    await page.mouse.click(x + 50, y + 10); // Playwright's own click scrolls.
    await page.keyboard.type('caneca');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await scrolled(page)).toBe(700);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?busca=caneca');
    expect(await belowHeader(page)).toBeGreaterThanOrEqual(0);
    await scrollTo(page, 700);
    await page.getByPlaceholder('Procurando').fill('camis');
    await page.getByRole('option', { name: 'Categoria' }).click();
    await expect(page.getByRole('tab', { name: 'Camisetas', selected: true })).toBeVisible();
    expect(await belowHeader(page)).toBeGreaterThanOrEqual(0);
    await scrollTo(page, 40);
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
] as const)
  test(`the pages below the grid lead to a window with title, tabs and pages, ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('link', { name: 'Próxima página' }).last().click();
    await expect(page).toHaveURL('/produtos/2');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Próxima página' }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Próxima página' }).first()).toBeFocused();
    expect(await belowHeader(page)).toBeGreaterThanOrEqual(0);
  });

test.describe('the first window of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first window of a phone has products, or what to do if nothing is found, and a product's name, price and button", async ({
    page,
  }) => {
    await page.goto('/');
    expect((await cards(page).first().boundingBox())?.y).toBeLessThanOrEqual(370);
    await search(page, 'zebra');
    const help = page.getByRole('list', { name: 'Outras buscas' }).getByRole('button');
    const best = page.getByRole('region', { name: 'Mais vendidos' }).getByRole('link').first();
    for (const control of await help.all()) await expect(control).toBeInViewport({ ratio: 1 });
    await expect(best).toBeInViewport({ ratio: 0.9 });

    await page.goto(`/product/${builtInRows[0]?.id}`);
    const name = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    await expect(button.locator('..')).toHaveAttribute('data-price', 'R$\u00A092,90');
    for (const [width, height] of [
      [360, 640],
      [375, 667],
      [390, 664],
      [390, 844],
      [414, 736],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await expect(name).toBeInViewport({ ratio: 1 });
        const top = (await button.boundingBox())?.y ?? NaN;
        const price = await page.locator('article').getByText('R$ 92,90').boundingBox();
        expect((price?.y ?? NaN) + (price?.height ?? NaN)).toBeLessThan(top);
        const picture = await page.getByRole('button', { name: 'Ampliar a foto', exact: true }).boundingBox();
        expect(picture?.height).toBeLessThanOrEqual(height * 0.55);
      });
  });

  test('no bar takes half of a very low window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 225 });
    await fillCart(page, [[0, 1]]);
    for (const path of ['/cart', `/product/${builtInRows[0]?.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Finalizar|ADICIONAR)/ })).not.toBeInViewport();
    }
  });
});

test('the summary is beside the lines from 900 pixels on; in narrower windows its button is always in the window', async ({
  page,
}) => {
  await fillCart(
    page,
    Array.from({ length: 12 }, (_, index) => [index, 1] as const),
  );
  await page.goto('/cart');
  for (const width of [600, 768, 899, 900, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Finalizar a compra' })).toBeInViewport({ ratio: 1 });
    const lines = await page.getByRole('list').first().boundingBox();
    const summary = await page.getByRole('heading', { name: 'Resumo do pedido' }).boundingBox();
    const isBeside = (summary?.x ?? NaN) > (lines?.x ?? NaN) + (lines?.width ?? NaN);
    expect(isBeside, `${width}`).toBe(width >= 900);
  }
});
