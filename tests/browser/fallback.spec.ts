import type { Page, Route } from '@playwright/test';
import { BACKEND, cards, expect, hold, row, rows, test as base } from './shop';

// What a backend may answer, tests/hostile/backendCases.ts has, too: backend.spec.ts, tests/app/hostileBackend.test.ts.

const test = base.extend<{
  /** Addresses of the page's requests to other origins. */
  abroad: string[];
}>({
  abroad: async ({ page, baseURL }, use) => {
    const abroad: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) abroad.push(request.url());
    });
    await use(abroad);
  },
});

const firstName = (page: Page) => cards(page).first().getByRole('heading');
const summary = (page: Page) => page.getByRole('status').first();
const pages = (page: Page) =>
  page
    .getByRole('navigation', { name: /pagina/i })
    .first()
    .getByRole('link', { name: /^Página \d/ });

async function expectBuiltIn(page: Page) {
  await expect(firstName(page)).toHaveText('Camiseta Gato no Muro');
  await expect(summary(page)).toHaveText('50 produtos, página 1 de 5');
  await expect(pages(page)).toHaveCount(5);
}

test.describe('a shop without a backend', () => {
  test.use({ answer: null });

  test('sends no request, except at localhost', async ({ page, baseURL }) => {
    const shop = 'https://loja.example';
    const abroad: string[] = [];
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== shop) abroad.push(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
    });
    await page.goto(`${shop}/`);
    await expectBuiltIn(page);
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect(summary(page)).toContainText('23 produtos');
    await page.waitForLoadState('networkidle');
    expect(abroad).toEqual([]);
  });
});

/** What a backend does that sends no list. */
const failures: Record<string, (route: Route) => unknown> = {
  'is not there': (route) => route.abort(),
  fails: (route) => route.fulfill({ status: 500, json: {} }),
  'never answers': () => {},
};

test.describe('with a backend that', () => {
  test.use({ answer: null });

  for (const [what, answer] of Object.entries(failures))
    test(`${what}, the shop sells the built-in products after one request, without an alert`, async ({
      page,
      abroad,
      alerts,
    }) => {
      await page.route(BACKEND, answer);
      await page.goto('/');
      await expectBuiltIn(page);
      await page.getByRole('tab', { name: 'Canecas' }).click();
      await cards(page).first().getByRole('link').click();
      await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
      await expect(page.getByRole('heading', { name: 'Caneca Sabiá' })).toBeVisible();
      await page.getByRole('button', { name: 'Voltar' }).click();
      await page.getByRole('button', { name: 'Voltar' }).click();
      await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
      expect(abroad).toEqual([BACKEND]);
      expect(alerts).toEqual([]);
    });

  test('is slow, the shop sells the built-in products meanwhile, and keeps what was chosen', async ({
    page,
    abroad,
  }) => {
    const release = await hold(page, BACKEND, (route) => route.fulfill({ json: rows }));
    await page.goto('/');
    await expectBuiltIn(page);
    await page.getByRole('tab', { name: 'Camisetas' }).click();
    release();
    await expect(firstName(page)).toHaveText(row(1).name);
    await expect(page.getByRole('tabpanel')).not.toHaveAttribute('aria-busy');
    expect(abroad).toEqual([BACKEND]);
  });
});

test('sends one request for each load', async ({ page, abroad }) => {
  await page.goto('/');
  await expect(firstName(page)).toHaveText(row(0).name);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
  await expect(firstName(page)).toHaveText(row(0).name);
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([BACKEND]);
  await page.reload();
  await expect(firstName(page)).toHaveText(row(0).name);
  expect(abroad).toEqual([BACKEND, BACKEND]);
});
