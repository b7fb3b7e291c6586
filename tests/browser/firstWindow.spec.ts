import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { cards, expect, fillCart, search, test } from './shop';

test.use({ answer: null });

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The distance from the header's lower edge to the heading. */
const belowHeader = (page: Page) =>
  page.evaluate(() => {
    const [heading, header] = ['h1', 'header'].map((name) => document.querySelector(name));
    return (heading?.getBoundingClientRect().top ?? NaN) - (header?.getBoundingClientRect().bottom ?? NaN);
  });

for (const width of [1440, 1024, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a search, a suggested category and a tab show the listing from its heading on', async ({
      page,
    }) => {
      const openAt = async (place: number) => {
        await page.goto('/camisetas');
        await page.mouse.wheel(0, place);
        await expect.poll(() => scrolled(page)).toBe(place);
      };
      await openAt(700);
      await search(page, 'gato');
      await expect(cards(page)).toHaveCount(4);
      expect(await belowHeader(page)).toBeGreaterThanOrEqual(0);
      await openAt(700);
      await page.getByRole('searchbox').fill('canec');
      await page.getByRole('option', { name: 'Categoria' }).click();
      await expect(page.getByRole('tab', { name: 'Canecas', selected: true })).toBeVisible();
      expect(await belowHeader(page)).toBeGreaterThanOrEqual(0);
      await openAt(40);
      await page.getByRole('tab', { name: 'Canecas' }).click();
      await expect.poll(() => scrolled(page)).toBe(0);
    });

    test('typing in the search does not scroll the page', async ({ page }) => {
      await page.goto('/');
      await page.mouse.wheel(0, 500);
      await expect.poll(() => scrolled(page)).toBe(500);
      const { x, y } = (await page.getByRole('searchbox').boundingBox()) ?? { x: NaN, y: NaN };
      await page.mouse.click(x + 50, y + 10); // Playwright's own click scrolls.
      await page.keyboard.type('gato');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await scrolled(page)).toBe(500);
    });
  });
}

for (const [width, height] of [
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [414, 736],
] as const)
  test(`a product's name, price and button are in the first window, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await cards(page).first().getByRole('link').click();
    const name = page.getByRole('heading', { level: 1 });
    await expect(name).toBeInViewport({ ratio: 1 });
    const button = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    const top = (await button.boundingBox())?.y ?? NaN;
    const price = await page.locator('article').getByText('R$ 92,90').boundingBox();
    expect((price?.y ?? NaN) + (price?.height ?? NaN)).toBeLessThan(top);
    await expect(button.locator('..')).toHaveAttribute('data-price', 'R$\u00A092,90');
    const picture = await page.getByRole('button', { name: 'Ampliar a foto', exact: true }).boundingBox();
    expect(picture?.height).toBeLessThanOrEqual(height * 0.55);
  });

test('the summary is beside the lines from 900 pixels on; below, the button is in the window', async ({
  page,
}) => {
  await fillCart(
    page,
    Array.from({ length: 12 }, (_, index) => [index, 1] as [number, number]),
  );
  const finish = page.getByRole('button', { name: 'Finalizar a compra' });
  for (const width of [600, 768, 899, 900, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/cart');
    await expect(finish).toBeInViewport({ ratio: 1 });
    const lines = await page.getByRole('list').first().boundingBox();
    const summary = await page.getByRole('heading', { name: 'Resumo do pedido' }).boundingBox();
    const isBeside = (summary?.x ?? NaN) > (lines?.x ?? NaN) + (lines?.width ?? NaN);
    expect(isBeside, `${width}`).toBe(width >= 900);
  }
});

test('in a very low window no bar takes half of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await fillCart(page, [[0, 1]]);
  for (const path of ['/cart', `/product/${builtInRows[0]?.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Finalizar|ADICIONAR)/ })).not.toBeInViewport();
  }
});
