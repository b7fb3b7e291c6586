import type { Page } from '@playwright/test';
import { cards, cartLink, expect, fillCart, row, saved, search, test } from '../../testing/browser/shop';

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page) {
  const counted = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.documents += 1;
  });
  return counted;
}

const isGone = /status of 404|Loading (CSS )?chunk|ChunkLoadError/;
test.use({ announced: isGone });

/** Opens the catalogue. A release has taken the chunk of the product's page away, which is requested at a first move. */
async function openUntouched(page: Page) {
  await fillCart(page, [[3, 2]]);
  await page.route('**/assets/product.*', (route) => route.fulfill({ status: 404, body: '' }));
  const requested = page.waitForResponse(/assets\/product\./);
  await page.goto('/');
  await page.mouse.move(5, 5);
  await requested;
  return countDocuments(page);
}

test.describe('a chunk that a release took away', () => {
  test('makes the address load as a document, once, with cart and choices kept', async ({ page }) => {
    const counted = await openUntouched(page);
    await search(page, 'caneca');
    await expect(page.getByRole('status').first()).toContainText('Resultados para “caneca”');
    expect(counted.documents).toBe(0); // No press needs the chunk before.
    await page.unroute('**/assets/product.*');
    await page.route('**/assets/product.*', (route) =>
      counted.documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: row(0).name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toBeVisible();
    expect(counted.documents).toBe(1);
    expect(await saved(page, 'cart')).toHaveLength(1);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByRole('status').first()).toContainText('Resultados para “caneca”');
    expect(counted.documents).toBe(1);
  });

  for (const isRefused of [false, true])
    test(
      `and that no release brings back is an error, not a loop; sessionStorage is refused: ${isRefused}`,
      { tag: '@soak' },
      async ({ page }) => {
        if (isRefused)
          await page.addInitScript(() => {
            const get = () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            };
            Object.defineProperty(window, 'sessionStorage', { get });
          });
        await page.route('**/assets/product.*', (route) => route.fulfill({ status: 404, body: '' }));
        await page.goto('/');
        const counted = countDocuments(page);
        await cards(page).first().getByRole('link').click();
        await expect(page.getByText('não terminou de carregar')).toBeVisible({ timeout: 40_000 });
        expect(counted.documents).toBe(1);
        if (isRefused) return;
        await page.goBack();
        await expect(cards(page)).toHaveCount(12);
        await cards(page).first().getByRole('link').click();
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
        await page.getByRole('link', { name: 'Voltar para a loja' }).click();
        await expect(cards(page)).toHaveCount(12);
        expect(counted.documents).toBeLessThanOrEqual(2);
      },
    );
});

test.describe('without a network from the first press on', () => {
  test.use({ answer: null });

  test("every page opens, whose files come at a visitor's first sign and not before", async ({ page }) => {
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

  test('a page that has not loaded before says so, leads back, and another try opens it', async ({
    page,
  }) => {
    await page.route('**/assets/cart.*', (route) => route.abort());
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
    await page.context().setOffline(true);
    await cartLink(page).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('Sem conexão', { exact: true })).toBeVisible();
    await expect(heading).toBeFocused();
    await page.getByRole('main').getByRole('link').click();
    await expect(cards(page)).toHaveCount(12);
    await cartLink(page).click();
    await expect(heading).toHaveText('Unexpected Application Error!');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(heading).toHaveText('Seu carrinho está vazio');
    await expect(heading).toBeFocused();
  });

  test('drawings replace the pictures', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Página 5' }).first().click();
    const picture = cards(page).first().getByRole('img');
    await expect(picture).toHaveAttribute('src', /\.svg$/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await search(page, 'xyz');
    await expect(page.locator('main img').first()).toHaveAttribute('src', '/drawings/empty-search.svg');
    await expect(page.locator('main img').first()).not.toHaveJSProperty('naturalWidth', 0);
  });
});
