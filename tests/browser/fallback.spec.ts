import type { Page } from '@playwright/test';
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

async function expectBuiltIn(page: Page) {
  await expect(firstName(page)).toHaveText('Camiseta Gato no Muro');
  await expect(summary(page)).toHaveText('50 produtos, página 1 de 5');
}

test.describe('with a backend that', () => {
  test.use({ answer: null });

  test('is not there, the shop sells the built-in products after one request, without an alert', async ({
    page,
    abroad,
    alerts,
  }) => {
    await page.goto('/');
    await expectBuiltIn(page);
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await cards(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(page.getByRole('heading', { name: 'Caneca Sabiá' })).toBeVisible();
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
