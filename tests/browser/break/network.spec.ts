import { cards, cartLink, expect, search, test } from '../../testing/browser/shop';

test.use({ announced: /status of 404|Loading (CSS )?chunk|ChunkLoadError/ });

test.describe('without a network from the first press on', () => {
  test.use({ answer: null });

  test("every page opens without a network, because the files of all pages load at a visitor's first sign, and not before", async ({
    page,
  }) => {
    const pages: string[] = [];
    page.on('requestfinished', (request) => {
      pages.push(...(/assets\/(product|cart)\..*\.(js|css)/.exec(request.url())?.slice(1, 2) ?? []));
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(pages).toEqual([]);
    await page.mouse.move(5, 5);
    await expect.poll(() => pages.toSorted()).toEqual(['cart', 'cart', 'product', 'product']);
    await page.context().setOffline(true);
    await cards(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEU CARRINHO');
  });

  test('a page that has not loaded before says so, leads back, and opens at another try', async ({
    page,
  }) => {
    await page.route('**/assets/cart.*', (route) => route.abort());
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
    await page.context().setOffline(true);
    await cartLink(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Sem conexão');
    await expect(page.getByText('Você está sem internet. O seu carrinho está guardado.')).toBeVisible();
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeFocused();
    await page.getByRole('main').getByRole('link').click();
    await expect(cards(page)).toHaveCount(12);
    await cartLink(page).click();
    await expect(heading).toHaveText('Sem conexão');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(heading).toHaveText('Seu carrinho está vazio');
    await expect(heading).toBeFocused();
  });

  test('drawings replace the pictures that do not load', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Página 5' }).first().click();
    const picture = cards(page).first().locator('img');
    await expect(picture).toHaveAttribute('src', /\.svg$/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await search(page, 'xyz');
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/drawings/empty-search.svg');
    await expect(page.locator('main img').first()).not.toHaveJSProperty('naturalWidth', 0);
  });
});
