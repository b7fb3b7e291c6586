import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import {
  BACKEND,
  cards,
  cartLink,
  expect,
  hold,
  holdLists,
  item,
  row,
  saved,
  seed,
  test,
} from '../../testing/browser/shop';

const [first] = builtInRows;
/** Listings of a document of their own, of a frame, and of a query. */
const LISTINGS = ['/', '/canecas/2', '/canecas/99', '/?busca=gato', '/canecas?ordem=preco-asc', '/produtos'];
const FIRST = `/product/${first?.id}`;
const status = (page: Page) => page.getByRole('status').first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const nextPage = (page: Page) => page.getByRole('link', { name: 'Próxima página' }).first();
const sort = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page whose scripts are held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  // `goto` would wait for the load event, which waits for the held scripts.
  await page.evaluate((to) => location.assign(to), new URL(path, test.info().project.use.baseURL).href);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await page.locator('header').waitFor();
  return release;
}

/** The names of the files that a page requests and that match a pattern's first group. */
function namesOfRequests(page: Page, pattern: RegExp): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = pattern.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** What a shopper does before the application is there, and what it shows afterwards. */
const earlyInputs: Record<
  string,
  [act: (page: Page) => Promise<void>, shown: (page: Page) => Promise<void>]
> = {
  'presses, in order': [
    async (page) => {
      for (let times = 0; times < 3; times += 1) await sort(page).click();
      await expect(page.getByRole('option')).toHaveCount(0);
    },
    (page) => expect(page.getByRole('option').last()).toHaveText('Mais vendidos'),
  ],
  'keys on the tabs and on a menu': [
    async (page) => {
      await tab(page, 'Camisetas').press(' ');
      await tab(page, 'Todos os produtos').press('ArrowLeft');
      await sort(page).press('ArrowDown');
      await page.keyboard.press('m');
    },
    async (page) => {
      await expect(page.getByRole('option').last()).toHaveText('Mais vendidos');
      await expect(sort(page)).toHaveAttribute('aria-activedescendant', /3$/); // The letter's turn comes last.
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Organizar por: Mais vendidos' })).toBeFocused();
      await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(tab(page, 'Canecas')).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(tab(page, 'Camisetas')).toHaveAttribute('aria-selected', 'true');
    },
  ],
  'what is typed into the search box': [
    (page) => page.getByRole('searchbox').pressSequentially('canec'),
    async (page) => {
      await page.waitForFunction(() => document.documentElement.dataset.restoring === undefined);
      await page.keyboard.press('a');
      await expect(page.getByPlaceholder('Procurando')).toHaveValue('caneca');
      await page.keyboard.press('Enter');
      await expect(status(page)).toContainText('Resultados para “caneca”');
    },
  ],
  'a search, with the text that it was submitted with': [
    async (page) => {
      await page.getByRole('searchbox').fill('gato');
      await page.keyboard.press('Enter');
      await page.getByRole('searchbox').fill('lua');
    },
    async (page) => {
      await expect(status(page)).toContainText('Resultados para “gato”');
      await expect(page.getByRole('searchbox')).toHaveValue('lua');
    },
  ],
};

test.describe('before the application is there', () => {
  test.use({ answer: null });

  for (const [what, [act, shown]] of Object.entries(earlyInputs))
    test(`the page keeps ${what}`, async ({ page }) => {
      const release = await openWithoutScripts(page, '/');
      await act(page);
      release();
      await shown(page);
    });

  test('a product is added once, also if pressed again and if the cart is opened right after', async ({
    page,
    alerts,
  }) => {
    const release = await openWithoutScripts(page, FIRST);
    const add = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    for (let times = 0; times < 4; times += 1) await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(add).toHaveCSS('opacity', '0.6');
    await cartLink(page).click();
    release();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Camiseta Gato no Muro' })).toBeVisible();
    expect(await saved(page, 'cart')).toHaveLength(1);
    expect(alerts).toEqual([]);
    await page.goBack();
    await expect(add).not.toHaveAttribute('aria-busy');
  });

  test('a tab and a page number open their pages at once, and the logo all products', async ({ page }) => {
    await seed(page, { catalogue: JSON.stringify({ category: 'mugs', sort: null, search: '', page: 1 }) });
    const release = await openWithoutScripts(page, '/camisetas');
    await tab(page, 'Canecas').press('Enter');
    await expect(page).toHaveTitle('Canecas | Canecamisa');
    await nextPage(page).click();
    await expect(page).toHaveURL('/canecas/2');
    await expect(cards(page)).toHaveCount(11);
    await page.getByRole('link', { name: 'Canecamisa' }).click();
    await expect(page).toHaveURL('/');
    await expect(cards(page).first().getByRole('link')).toBeVisible();
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-restoring');
    await expect(tab(page, 'Todos os produtos')).toHaveAttribute('aria-selected', 'true');
    await expect(status(page)).toHaveText('50 produtos, página 1 de 5');
    await expect(page).toHaveURL('/');
    expect(await saved(page, 'catalogue')).toMatchObject({ category: 'all' });
  });

  test('a picture that fails is replaced by its drawing', async ({ page }) => {
    await page.route(/pictures\/.*\.(avif|webp)$/, (route) => route.abort());
    const release = await openWithoutScripts(page, '/');
    const picture = page.getByRole('tabpanel').getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    release();
    await expect(picture).toHaveAttribute('src', /\/pictures\/(mugs|t-shirts)\.svg$/);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('an address that is not prerendered shows a frame, never the catalogue', async ({ page }) => {
    const release = await openWithoutScripts(page, '/product/93e018cb');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(h1(page)).toHaveText('Carregando o produto');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('script[data-frame] ~ style[data-href]').first()).toBeAttached();
    release();
    await expect(h1(page)).toHaveText('Camiseta Gato no Muro');
    const isRequestedFirst = await page.evaluate((products) => {
      const [document] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      const [call] = performance.getEntriesByName(products);
      return call && document && call.startTime < document.domContentLoadedEventStart;
    }, BACKEND);
    expect(isRequestedFirst).toBe(true);
  });
});

test.describe('a returning shopper', () => {
  const cart = JSON.stringify([item(0), item(1)]);
  const choices = JSON.stringify({ category: 'mugs', sort: 'price-asc', search: '', page: 2 });

  test('never sees another cart or another listing', async ({ page }) => {
    await seed(page, { cart, catalogue: choices });
    const releaseCatalogue = await openWithoutScripts(page, '/');
    await expect(cards(page).first()).toBeVisible(); // A placeholder.
    await expect(cards(page).getByRole('link')).toHaveCount(0);
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
    test(`sees all products after a return to / by ${way}, if no script ran there before`, async ({
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

  for (const next of ['comes before the scripts', 'comes after them'])
    test(`sees all products after Back to / from a tab that was pressed without scripts and ${next}`, async ({
      page,
    }) => {
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

  // A failed hydration is an error on the console, which fails every test.
  test('has every page hydrated', async ({ page }) => {
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

test('a link never shows the first page of everything meanwhile', async ({ page }) => {
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

test.describe('what is downloaded', () => {
  test('is the scripts once', async ({ page }) => {
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

  test("is a page's own styles; another page's come before it is shown; a failed script again", async ({
    page,
  }) => {
    let requests = 0;
    await page.route('**/assets/cart.*.js*', (route) => (requests++ ? route.continue() : route.abort()));
    const styles = namesOfRequests(page, /assets\/(\w+)\.\w+\.css/);
    await page.goto('/cart');
    await page.waitForLoadState('networkidle');
    expect(requests).toBe(2);
    expect(styles).not.toContain('cart');
    await expect(page.locator('main [data-saved=cart]')).toHaveCSS('display', 'flex');
    await page.getByRole('link', { name: 'Adicionar produtos' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('tabpanel').getByRole('list')).toHaveCSS('display', 'grid');
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('article')).toHaveCSS('display', 'grid');
    await expect.poll(() => styles.sort()).toEqual(['catalogue', 'gallery', 'product']);
  });
});

test.describe('what search engines read', () => {
  const related = builtInRows.filter(({ category }) => category === first?.category).slice(0, 3);
  test.use({ answer: null });

  test('goes with the page', async ({ page }) => {
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

test('a visit requests the list once, and nothing else of another origin', async ({ page, baseURL }) => {
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
