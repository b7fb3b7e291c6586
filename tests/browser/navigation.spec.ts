import type { Page } from '@playwright/test';
import { addProduct, cards, cartLink, expect, fillCart, row, search, test } from './shop';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const back = (page: Page) => page.getByRole('button', { name: 'Voltar' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const screens = [
  ['/', 'Canecamisa: camisetas e canecas', 'Camisetas e canecas com desenho brasileiro'],
  [`/product/${row(0).id}`, 'Caneca Número 0 | Canecamisa', 'Caneca Número 0'],
  ['/cart', 'Carrinho | Canecamisa', 'Seu carrinho está vazio'],
  ['/nowhere', '404 Not Found | Canecamisa', 'Unexpected Application Error!'],
] as const;

test('each deep link has its title and heading, also after a reload', async ({ page }) => {
  for (const [path, title, heading] of screens) {
    await page.goto(path);
    for (const load of [() => page.reload(), () => Promise.resolve()]) {
      await expect(page).toHaveTitle(title);
      await expect(h1(page)).toHaveText(heading);
      await load();
    }
    await expect(page).toHaveURL(path);
  }
});

test('an unknown route shows the error view with a way back', async ({ page }) => {
  await page.goto('/produto/antigo');
  await expect(page.getByRole('main')).toContainText('404 Not Found');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(12);
});

test(
  'each new screen takes the focus to its heading and starts at its top',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/');
    await cards(page).last().getByRole('link').click();
    await expect(h1(page)).toHaveText(row(11).name);
    await expect(h1(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await expect(h1(page)).toHaveText('SEU CARRINHO');
    await expect(h1(page)).toBeFocused();
    await page.getByRole('banner').getByRole('link', { name: 'Canecamisa' }).click();
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toBeFocused();
  },
);

test('a search from another screen leads to / and its heading', async ({ page }) => {
  await page.goto('/cart');
  await search(page, 'caneca');
  await expect(page).toHaveURL('/?busca=caneca');
  await expect(page.getByRole('main')).toContainText('Resultados para “caneca”');
  await expect(h1(page)).toBeFocused();
});

test('back and forward walk through every screen', async ({ page }) => {
  await page.goto('/');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(h1(page)).toHaveText('SEU CARRINHO');
  await page.goBack();
  await expect(page).toHaveURL(`/product/${row(0).id}`);
  await expect(h1(page)).toHaveText('Caneca Número 0');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(12);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/cart');
  await expect(h1(page)).toHaveText('SEU CARRINHO');
  await expect(h1(page)).toBeFocused();
});

test('back and forward restore the scroll position, also after a reload', async ({ page }) => {
  await page.goto('/');
  await cards(page).nth(9).getByRole('link').scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(100);
  await cards(page).nth(9).getByRole('link').click();
  await expect(h1(page)).toHaveText(row(9).name);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(h1(page)).toHaveText(row(9).name);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.reload();
  await expect(h1(page)).toHaveText(row(9).name);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("paging from the lower bar brings the grid's top into view", async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Próxima página' }).last().click();
  await expect(cards(page).first().getByRole('heading')).toHaveText('Caneca Número 12');
  await expect(cards(page).first().getByRole('img')).toBeInViewport({ ratio: 1 });
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test("'Voltar' goes one step back, or to / from the first entry", async ({ page }) => {
  await page.goto(`/product/${row(0).id}`);
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await back(page).click();
  await expect(page).toHaveURL(`/product/${row(0).id}`);
  await back(page).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(`/product/${row(0).id}`);
});

test("'Voltar' after a reload still goes one step back", async ({ page }) => {
  await page.goto('/');
  await cards(page).nth(2).getByRole('link').click();
  await expect(h1(page)).toHaveText(row(2).name);
  await page.reload();
  await back(page).click();
  await expect(page).toHaveURL('/');
  await expect(cards(page)).toHaveCount(12);
});

for (const [what, isRefused, tag] of [
  ['the Navigation API', false, '@push'],
  ['the referrer without that API', true, '@soak'],
] as const)
  test(`'Voltar' goes back over a document navigation, by ${what}`, { tag }, async ({ page }) => {
    if (isRefused) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto('/');
    await page.evaluate((id) => location.assign(`/product/${id}`), row(2).id);
    await expect(h1(page)).toHaveText(row(2).name);
    const entries = await page.evaluate(() => history.length);
    await back(page).click();
    await expect(page).toHaveURL('/');
    await expect(cards(page)).toHaveCount(12);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goForward();
    await expect(h1(page)).toHaveText(row(2).name);
  });

test("'Voltar' leads to / if the previous entry is another site's", async ({ page }) => {
  await page.goto('about:blank');
  await page.goto(`/product/${row(2).id}`);
  await back(page).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(h1(page)).toHaveText(row(2).name);
});

test('leaving a screen closes its menus', { tag: '@soak' }, async ({ page }) => {
  await fillCart(page, [[0, 1]]);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Organizar por' }).click();
  await cartLink(page).click();
  await page.getByRole('combobox', { name: /quantidade/i }).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a link with a modifier key opens a new tab', async ({ page, context }) => {
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await cards(page)
    .first()
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`/product/${row(0).id}`);
  await expect(page).toHaveURL('/');
});

test("a frame with the shop's name is there while a page's code loads", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/cart*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await cartLink(page).click();
  await expect(page).toHaveURL('/cart');
  await expect(page).toHaveTitle('Canecamisa');
  await expect(page.getByRole('main').getByRole('button', { name: 'Voltar' })).toBeVisible();
  release();
  await expect(page).toHaveTitle('Carrinho | Canecamisa');
});

for (const file of ['cart*.js', 'cart*.css']) {
  test.describe(`when a page's ${file} does not come`, () => {
    test.use({ announced: /ChunkLoadError|Loading (CSS )?chunk|ERR_FAILED/ });

    const tag = file.endsWith('css') ? '@soak' : '@push';

    test(
      'the error view takes the focus and leads back, and the page opens as soon as it loads',
      { tag },
      async ({ page }) => {
        await page.route(`**/assets/${file}`, (route) => route.abort());
        // The server does not answer: else the address would be loaded as a document (release.spec.ts).
        await page.route('**/cart', (route) => route.abort());
        await page.goto('/');
        await cartLink(page).click();
        await expect(h1(page)).toHaveText('Unexpected Application Error!');
        await expect(page.getByRole('main')).toContainText(/Loading (CSS )?chunk/);
        await expect(h1(page)).toBeFocused();
        await page.unroute(`**/assets/${file}`);
        await page.unroute('**/cart');
        await page.getByRole('main').getByRole('link').click();
        await expect(page).toHaveURL('/');
        await expect(cards(page)).toHaveCount(12);
        await cartLink(page).click();
        await expect(h1(page)).toHaveText('Seu carrinho está vazio');
      },
    );
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('back restores the scroll position as well', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await cards(page).nth(6).getByRole('link').scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await cards(page).nth(6).getByRole('link').click();
    await expect(h1(page)).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await back(page).click();
    await expect.poll(() => scrolled(page)).toBe(left);
  });

  test('adding leads to the cart and back leads to the product', { tag: '@soak' }, async ({ page }) => {
    await addProduct(page, row(4).id);
    await back(page).click();
    await expect(page).toHaveURL(`/product/${row(4).id}`);
  });
});
