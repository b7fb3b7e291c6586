import { BACKEND, cards, cartLink, expect, fillCart, holdLists, row, saved, seed, test } from './shop';
import type { Page } from '@playwright/test';

const LINK = '/?categoria=canecas&ordem=preco-asc&pagina=2';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** How far things have moved by themselves since the page began: the sum of its layout shifts. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ((entry as { value?: number }).value ?? 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500); // Without a shift there is no report.
      }),
  );

test('a link shows its listing at its own address, and a choice adds an entry', async ({ page }) => {
  await seed(page, { catalogue: JSON.stringify({ category: 't-shirts', sort: null, search: '', page: 1 }) });
  await page.goto(LINK);
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox')).toContainText('Preço: Menor - maior');
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(LINK);
  expect(await page.evaluate(() => history.length)).toBe(2); // The browser's own empty page, and this one.
  await tab(page, 'Camisetas').click();
  await page.reload();
  await expect(page).toHaveURL('/?categoria=camisetas');
  await expect(tab(page, 'Camisetas')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(LINK);
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
});

test('a link never shows the first page of everything meanwhile', async ({ page }) => {
  const release = await holdLists(page);
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/main.*.js', (route) => held.then(() => route.continue()));
  const opening = page.goto(LINK);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-restoring', /choices/);
  await expect(cards(page).first()).toBeHidden();
  start();
  await opening;
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  release();
  await expect(cards(page).getByRole('link')).toHaveCount(3);
});

for (const count of [1, 130]) {
  const name = `a list of ${count} products replaces the prerendered one without moving anything`;
  test(name, { tag: '@soak' }, async ({ page }) => {
    const answer = Array.from({ length: count }, (_, at) => ({ ...row(at % 30), id: `p${at}` }));
    await page.route(BACKEND, (route) => route.fulfill({ json: answer }));
    for (const width of [320, 390, 600, 768, 1025, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${count} produto`));
      expect(await shifts(page), `${width} wide`).toBeCloseTo(0, 3);
    }
  });
}

test('a link is opened from another page of the shop, and back leads there', async ({ page }) => {
  await page.goto('/cart');
  await page.goto(LINK);
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  await page.goForward();
  await expect(page).toHaveURL(LINK);
  await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
});

test('back returns to each listing at its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 500 });
  await page.goto('/?categoria=camisetas');
  await expect(cards(page).getByRole('link')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Próxima página' }).first().focus();
  await page.evaluate(() => scrollTo(0, 100));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?categoria=camisetas&pagina=2');
  await expect(page.getByRole('button', { name: 'Próxima página' }).first()).toBeFocused();
  await cards(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/product/);
  await page.goBack();
  await expect(page).toHaveURL('/?categoria=camisetas&pagina=2');
  await page.goBack();
  await expect(page).toHaveURL('/?categoria=camisetas');
  expect(await page.evaluate(() => scrollY)).toBe(100);
});

test('the logo that is pressed before the shop runs starts over', { tag: '@soak' }, async ({ page }) => {
  await seed(page, { catalogue: JSON.stringify({ category: 'mugs', sort: null, search: '', page: 1 }) });
  let start = () => {};
  const held = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/main.*.js', (route) => held.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Canecamisa' }).click();
  start();
  await expect(tab(page, 'Todos os produtos')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/');
});

test('a hostile link opens the shop', async ({ page }) => {
  await page.goto(
    `/?busca=%FF%00&pagina=-1&pagina=2&__proto__=1&categoria=__proto__&x=${'y'.repeat(10_000)}`,
  );
  await expect(page.getByText(/^Resultados para .* produtos/)).toBeVisible();
});

test("'Compartilhar' shows the product's address, selected, if the browser cannot copy", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await page.goto(`/product/${row(0).id}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const field = page.getByRole('textbox', { name: 'Link deste produto' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});

test.describe('related products', () => {
  test.use({ answer: null });

  test('are there from the start, load their pictures late and move nothing', async ({ page }) => {
    await page.goto('/');
    const address = await cards(page).first().getByRole('link').getAttribute('href');
    const pictures: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
    await page.setViewportSize({ width: 480, height: 500 });
    await page.goto(address ?? '');
    const related = page.getByRole('region', { name: 'Você também pode gostar' });
    await expect(related.getByRole('link')).toHaveCount(4);
    await related.scrollIntoViewIfNeeded();
    await expect(related.locator('img').first()).toHaveJSProperty('complete', true);
    expect(await shifts(page)).toBe(0);
    await related.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(related.getByRole('link')).toHaveCount(4);
  });
});

test('without scripts every product can be reached', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Veja todos os produtos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os produtos');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(50);
  const name = (await links.last().textContent()) ?? '';
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await context.close();
});

test('the cart on paper is a copy of the order', async ({ page }) => {
  await fillCart(page, [
    [0, 2],
    [1, 1],
  ]);
  await page.goto('/cart');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: row(0).name })).toBeVisible();
  await expect(main.getByText('Entrega', { exact: true })).toBeVisible();
  for (const hidden of [
    page.getByRole('button', { name: /^(Remover|Voltar|Finalizar|Buscar)/ }),
    page.getByRole('searchbox'),
    cartLink(page),
    page.getByText('Ajuda'),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  const said = await main
    .getByRole('combobox')
    .first()
    .evaluate((control) => {
      const [value] = control.children;
      return value && getComputedStyle(value, '::before').content + (value.textContent ?? '');
    });
  expect(said).toBe('"Quantidade: "2');
  expect(await saved(page, 'cart')).toHaveLength(2);
});
