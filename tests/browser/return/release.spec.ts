import type { Page } from '@playwright/test';
import { cards, expect, fillCart, row, saved, search, test } from '../../testing/browser/shop';

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page) {
  const counted = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.documents += 1;
  });
  return counted;
}

test.use({ announced: /status of 404|Loading (CSS )?chunk|ChunkLoadError/ });

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
  test('a chunk that a release took away makes its address load as a document, once, with cart and choices kept', async ({
    page,
  }) => {
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
      `a chunk that no release brings back is an error, not a loop; sessionStorage is refused: ${isRefused}`,
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
