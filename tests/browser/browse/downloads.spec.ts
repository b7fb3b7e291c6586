import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { BACKEND, cards, expect, row, test } from '../../testing/browser/shop';

const [first] = builtInRows;
const FIRST = `/product/${first?.id}`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The names of the files that a page requests and that match a pattern's first group. */
function namesOfRequests(page: Page, pattern: RegExp): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = pattern.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test.describe('what is downloaded', () => {
  test('the scripts are downloaded once', async ({ page }) => {
    await page.goto('/');
    await tab(page, 'Canecas').click();
    await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
    const requested = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /assets\/main\..*js$/.test(name))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    );
    expect(requested).toEqual(['script']);
  });

  test('a page downloads only its styles, those of another page come before it is shown, and a failed script is requested again', async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/assets/cart.*.js*', (route) => (requests++ ? route.continue() : route.abort()));
    const styles = namesOfRequests(page, /assets\/(\w+)\.\w+\.css/);
    await page.goto('/cart');
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(2);
    expect(styles).not.toContain('cart');
    await expect(page.getByRole('main').locator('[data-saved=cart]').first()).toHaveCSS('display', 'flex');
    await page.getByRole('link', { name: 'Adicionar produtos' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('tabpanel').getByRole('list')).toHaveCSS('display', 'grid');
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('article')).toHaveCSS('display', 'grid');
    await expect.poll(() => styles.sort()).toEqual(['catalogue', 'gallery', 'product', 'travel']);
  });
});

test.describe('what search engines read', () => {
  const related = builtInRows.filter(({ category }) => category === first?.category).slice(0, 3);
  test.use({ answer: null });

  test('what search engines read is in the page that the server sends', async ({ page }) => {
    const facts = page.locator('head script[type="application/ld+json"]');
    const canonical = page.locator('head link[rel=canonical]');
    await page.route(BACKEND, (route) => route.fulfill({ json: related }));
    await page.goto(FIRST);
    await expect(facts).toHaveCount(2);
    await expect(canonical).toHaveAttribute('href', new RegExp(`${FIRST}$`));
    await page.getByRole('region', { name: 'Você também pode gostar' }).getByRole('link').first().click();
    await expect(canonical).toHaveCount(0);
    await expect(facts).toHaveCount(0);
    await expect(page.locator('head meta[name=description], head meta[property]')).toHaveCount(0);
    await expect(page.locator('head meta[name=viewport]')).toHaveCount(1);
  });
});

test('a visit requests the list once, and nothing else from another origin', async ({ page, baseURL }) => {
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) abroad.push(request.url());
  });
  const firstName = cards(page).first().getByRole('heading');
  await page.goto('/');
  await expect(firstName).toHaveText(row(0).name);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
  await expect(firstName).toHaveText(row(0).name);
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([BACKEND]);
  await page.reload();
  await expect(firstName).toHaveText(row(0).name);
  expect(abroad).toEqual([BACKEND, BACKEND]);
});
