import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { openWithoutScripts } from '../../testing/browser/openWithoutScripts';
import { cards, cartLink, expect, hold, holdLists, item, seed, test } from '../../testing/browser/shop';

const [first] = builtInRows;
/** Listings of a document of their own, of a frame, and of a query. */
const LISTINGS = ['/', '/canecas/2', '/canecas/99', '/?busca=gato', '/canecas?ordem=preco-asc', '/produtos'];
const FIRST = `/product/${first?.id}`;
const status = (page: Page) => page.getByRole('status').first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a returning shopper', () => {
  const cart = JSON.stringify([item(0), item(1)]);
  const choices = JSON.stringify({ category: 'mugs', sort: 'price-asc', search: '', page: 2 });

  test('a returning shopper never sees another cart or another listing', async ({ page }) => {
    await seed(page, { cart, catalogue: choices });
    const releaseCatalogue = await openWithoutScripts(page, '/');
    await expect(cards(page).first()).toBeVisible(); // A placeholder.
    await expect(cards(page).getByRole('link')).toHaveCount(0);
    // The listing that comes has no opening, so its placeholders have one size.
    const sizes = await cards(page).evaluateAll((all) =>
      all.map((card) => `${Math.round(card.clientWidth)} x ${Math.round(card.clientHeight)}`),
    );
    expect([...new Set(sizes)]).toHaveLength(1);
    for (const part of [h1(page), status(page)]) await expect(part).toBeHidden();
    await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter'); // It opens no document.
    releaseCatalogue();
    await expect(status(page)).toHaveText('Preço: Menor - maior: 15 produtos, página 2 de 2');
    await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(3);

    const release = await openWithoutScripts(page, '/cart');
    await expect(page.getByText('Seu carrinho está vazio')).toBeHidden();
    const badge = cartLink(page).getByText('0');
    await expect(badge).toBeHidden();
    expect(await badge.evaluate((hidden) => getComputedStyle(hidden, '::after').content)).toBe('""');
    release();
    await expect(h1(page)).toHaveText('SEU CARRINHO');
    await expect(cartLink(page).getByText('2')).toBeVisible();
  });

  for (const way of ['Back', 'a reload', 'the page cache'])
    test(`a shopper sees all products after a return to / by ${way}, if no script ran there before`, async ({
      page,
    }) => {
      await seed(page, { catalogue: choices });
      const release = await openWithoutScripts(page, '/');
      if (way === 'Back') {
        await cartLink(page).click();
        await page.waitForURL('/cart', { waitUntil: 'commit' });
        release();
        await expect(h1(page)).toHaveText('Seu carrinho está vazio');
        await page.goBack();
      } else if (way === 'a reload') {
        const reloading = page.reload();
        release();
        await reloading;
      } else {
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        release();
      }
      await expect(status(page)).toHaveText('30 produtos, página 1 de 3');
      await expect(page).toHaveURL('/');
    });

  for (const next of ['comes before the scripts', 'comes after them']) {
    const title = `a shopper sees all products after Back to / from a tab that was pressed without scripts and ${next}`;
    const tag = next === 'comes before the scripts' ? '@push' : '@soak';
    test(title, { tag }, async ({ page }) => {
      await seed(page, { catalogue: choices });
      await page.addInitScript(() =>
        addEventListener('interactive', () => console.info('interactive'), true),
      );
      const run = await openWithoutScripts(page, '/');
      const open = await hold(page, '**/canecas');
      await tab(page, 'Canecas').click({ noWaitAfter: true });
      if (next === 'comes after them') {
        const isRunning = page.waitForEvent('console', (message) => message.text() === 'interactive');
        run();
        await isRunning;
      }
      open();
      await page.waitForURL('/canecas', { waitUntil: 'commit' });
      run();
      await expect(status(page)).toHaveText('15 produtos, página 1 de 2');
      await page.goBack();
      await expect(status(page)).toHaveText('30 produtos, página 1 de 3');
      await expect(page).toHaveURL('/');
    });
  }

  // A failed hydration is an error on the console, which fails every test.
  test('every page is hydrated for a shopper with a saved cart', async ({ page }) => {
    await seed(page, { cart });
    for (const path of [...LISTINGS, '/cart', FIRST, '/product/unknown', '/nowhere'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(h1(page)).toHaveCount(1);
        await expect(page.locator('html')).not.toHaveAttribute('data-restoring');
        await page.evaluate(() => sessionStorage.clear()); // The next page is seeded again.
      });
  });
});

test('a link never shows the first page of all products before its listing', async ({ page }) => {
  const release = await holdLists(page);
  const start = await hold(page, '**/assets/main.*.js');
  const opening = page.goto('/canecas/2?ordem=preco-asc');
  await expect(page.locator('html')).toHaveAttribute('data-restoring', /choices/);
  await expect(cards(page).first()).toBeVisible(); // A placeholder.
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  start();
  await opening;
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  release();
  await expect(cards(page).getByRole('link')).toHaveCount(3);
});
