import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createApi, type ApiMode } from '../../server/api/createApi';
import { products } from '../../server/api/products';
import { addProduct, BACKEND, cards, expect, test as base } from './shop';

interface Fixtures {
  /** How the development backend behaves in this test. */
  mode: ApiMode;
  /** Addresses of the page's requests to other origins. */
  abroad: string[];
}

/** A shop with the development backend, which listens on a free port. */
const test = base.extend<Fixtures>({
  mode: ['ok', { option: true }],
  answer: null, // The development backend answers.
  abroad: async ({ page, baseURL }, use) => {
    const abroad: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) abroad.push(request.url());
    });
    await use(abroad);
  },
  page: async ({ page, mode }, use) => {
    const api = createApi({ mode, delay: 1_500 });
    await new Promise<void>((resolve) => api.listen(0, resolve));
    const { port } = api.address() as AddressInfo;
    await page.route(BACKEND, (route) => route.continue({ url: `http://localhost:${port}/products` }));
    await use(page);
    api.closeAllConnections();
    api.close();
  },
});

const firstName = (page: Page) => cards(page).first().getByRole('heading');
const pages = (page: Page) =>
  page
    .getByRole('navigation', { name: /pagina/i })
    .first()
    .getByRole('button', { name: /^Página \d/ });

async function expectBuiltIn(page: Page) {
  await expect(firstName(page)).toHaveText('Camiseta Gato no Muro');
  await expect(page.getByRole('status').first()).toHaveText('50 produtos, página 1 de 5');
  await expect(pages(page)).toHaveCount(5);
}

test('a shop without a backend sends no request, except at localhost', async ({ page, baseURL }) => {
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
  await expect(page.getByRole('status').first()).toContainText('23 produtos');
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([]);
});

for (const mode of ['500', 'html', 'bad-json', 'not-a-list'] as const) {
  test.describe(`with the backend in mode ${mode}`, () => {
    test.use({ mode });
    const tag = mode === '500' ? '@push' : '@soak';

    test(
      'lists the built-in products after one request, without an alert',
      { tag },
      async ({ page, abroad, alerts }) => {
        await page.goto('/');
        await expectBuiltIn(page);
        await page.getByRole('button', { name: 'Página 5' }).first().click();
        await expect(cards(page)).toHaveCount(2);
        await page.waitForLoadState('networkidle');
        expect(abroad).toEqual([BACKEND]);
        expect(alerts).toEqual([]);
      },
    );
  });
}

base.describe('without a backend', () => {
  base.use({ answer: null });

  base('sells the built-in products, at both kinds of page', async ({ page, alerts }) => {
    await page.goto('/');
    await expectBuiltIn(page);
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect(firstName(page)).toHaveText('Caneca Sabiá');
    await addProduct(page, '93e018cb');
    await expect(page.getByRole('heading', { name: 'Camiseta Gato no Muro' })).toBeVisible();
    expect(alerts).toEqual([]);
  });

  base('lists 50 products on 5 pages, each with another picture', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    const ids = new Set<string | null>();
    for (let number = 1; number <= 5; number += 1) {
      await page
        .getByRole('button', { name: `Página ${number}` })
        .first()
        .click();
      await expect(cards(page)).toHaveCount(number < 5 ? 12 : 2);
      for (const link of await cards(page).getByRole('link').all()) ids.add(await link.getAttribute('href'));
      const pictures = await cards(page).getByRole('img').all();
      for (const picture of pictures) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        await expect(picture).not.toHaveAttribute('src', /mugs|t-shirts/);
      }
    }
    expect(ids.size).toBe(50);
  });
});

test.describe('with some bad rows', () => {
  test.use({ mode: 'partly-bad' });

  test('lists the good ones', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('status').first()).toHaveText('50 produtos, página 1 de 5');
    const names = products(12).map((product) => product.name);
    await expect(cards(page).getByRole('heading')).toHaveText(names);
  });
});

test.describe('with no products', () => {
  test.use({ mode: 'empty' });

  test('shows an empty catalogue', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Ainda não há produtos por aqui' })).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText('0 produtos, página 1 de 1');
    await expect(cards(page)).toHaveCount(0);
    await expect(pages(page)).toHaveCount(1);
  });
});

test.describe('with a slow backend', () => {
  test.use({ mode: 'slow' });

  test('sells the built-in products until the list is there', async ({ page, abroad }) => {
    await page.goto('/');
    await expect(firstName(page)).toHaveText('Camiseta Gato no Muro');
    await expect(firstName(page)).toHaveText('Camiseta do Estoque 1');
    await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
    expect(abroad).toEqual([BACKEND]);
  });

  test('keeps what was chosen while waiting', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Camisetas' }).click();
    const shirts = products(50).filter((product) => product.category === 't-shirts');
    await expect(firstName(page)).toHaveText(shirts[0]?.name ?? '');
  });

  test('calls no product unknown before the list is there', async ({ page }) => {
    await page.goto(`/product/${products(1)[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carregando o produto');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camiseta do Estoque 1');
  });
});

test.describe('with a backend that never answers', () => {
  test.use({ mode: 'hang' });

  test('sells the built-in products, without a second request', async ({ page, abroad }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect(page.getByRole('status').first()).toHaveText('23 produtos, página 1 de 2');
    await cards(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(page.getByRole('heading', { name: 'Caneca Sabiá' })).toBeVisible();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
    expect(abroad).toEqual([BACKEND]);
  });
});

test('sends one request for each load', async ({ page, abroad }) => {
  await page.goto('/');
  await expect(firstName(page)).toHaveText('Camiseta do Estoque 1');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
  await expect(firstName(page)).toHaveText('Camiseta do Estoque 1');
  await page.waitForLoadState('networkidle');
  expect(abroad).toEqual([BACKEND]);
  await page.reload();
  await expect(firstName(page)).toHaveText('Camiseta do Estoque 1');
  expect(abroad).toEqual([BACKEND, BACKEND]);
});
