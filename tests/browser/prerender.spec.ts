import type { Page } from '@playwright/test';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { BACKEND, cards, cartLink, expect, item, saved, seed, test } from './shop';

const [first] = builtInRows;
const FIRST = `/product/${first?.id}`;

/** Opens a page whose scripts are held back until the returned function is called. */
async function holdScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  // `goto` would wait for the load event, which waits for the held scripts.
  await page.evaluate((to) => location.assign(to), new URL(path, test.info().project.use.baseURL).href);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await page.locator('header').waitFor();
  return release;
}

/** Runs in a page. Makes the page believe that its head arrived after some ms. */
function takeHeadFor(ms: number) {
  const now = performance.now.bind(performance);
  performance.now = () => (document.body ? now() : ms);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, answer: null });

  const withoutScripts = test.extend({
    page: async ({ context }, use) => use(await context.newPage()),
  });

  withoutScripts('the catalogue, a product and the way back are there', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first().getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camiseta Gato no Muro');
    await expect(page.getByText('R$ 92,90')).toBeVisible();
    await page.getByRole('link', { name: 'Canecamisa' }).click();
    await expect(cards(page)).toHaveCount(12);
    await cartLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu carrinho está vazio');
  });
});

test.describe('before the application is there', () => {
  test.use({ answer: null });

  test('a picture that fails before the scripts run is replaced by its drawing', async ({ page }) => {
    await page.route('**/pictures/*.avif', (route) => route.abort());
    await page.route('**/pictures/*.webp', (route) => route.abort());
    const release = await holdScripts(page, '/');
    const first = page.getByRole('tabpanel').getByRole('img').first();
    await expect(first).toHaveJSProperty('complete', true);
    release();
    await expect(first).toHaveAttribute('src', /\/pictures\/(mugs|t-shirts)\.svg$/);
    await expect(first).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('presses are kept and carried out in order', async ({ page }) => {
    const release = await holdScripts(page, '/');
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await page.getByRole('button', { name: 'Próxima página' }).first().click();
    await page.getByRole('combobox', { name: /Organizar por/ }).click();
    await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(page.getByRole('option')).toHaveCount(4);
    await expect(page.getByRole('status').first()).toHaveText('23 produtos, página 2 de 2');
  });

  test('pressing twice is two steps', { tag: '@soak' }, async ({ page }) => {
    const release = await holdScripts(page, '/');
    for (let times = 0; times < 2; times += 1)
      await page.getByRole('button', { name: 'Próxima página' }).first().click();
    release();
    await expect(page.getByRole('status').first()).toHaveText('50 produtos, página 3 de 5');
  });

  test('keys on the tabs and on a menu are kept', async ({ page }) => {
    const release = await holdScripts(page, '/');
    await page.getByRole('tab', { name: 'Todos os produtos' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('combobox', { name: /Organizar por/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('m');
    release();
    await expect(page.getByRole('option')).toHaveCount(4);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Organizar por: Mais vendidos' })).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
  });

  test('Enter on a tab is kept', { tag: '@soak' }, async ({ page }) => {
    const release = await holdScripts(page, '/');
    await page.getByRole('tab', { name: 'Camisetas' }).focus();
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('tab', { name: 'Camisetas' })).toHaveAttribute('aria-selected', 'true');
  });

  test('what is typed into the search box stays there', async ({ page }) => {
    const release = await holdScripts(page, '/');
    await page.getByRole('searchbox').pressSequentially('canec');
    release();
    await page.waitForFunction(() => document.documentElement.dataset.restoring === undefined);
    await page.keyboard.press('a');
    await expect(page.getByPlaceholder('Procurando')).toHaveValue('caneca');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toContainText('Resultados para “caneca”');
  });

  test('a search is kept with the text that it was submitted with', async ({ page }) => {
    const release = await holdScripts(page, '/');
    await page.getByRole('searchbox').fill('gato');
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox').fill('lua');
    release();
    await expect(page.getByRole('status').first()).toContainText('Resultados para “gato”');
    await expect(page.getByRole('searchbox')).toHaveValue('lua');
  });

  test('a search is kept with its text', { tag: '@soak' }, async ({ page }) => {
    const release = await holdScripts(page, FIRST);
    await page.getByRole('searchbox').fill('gato');
    await page.getByRole('searchbox').press('Enter');
    release();
    await expect(page.getByRole('status').first()).toContainText('Resultados para “gato”');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page).toHaveURL('/?busca=gato');
  });

  test('a product is added once', async ({ page, alerts }) => {
    const release = await holdScripts(page, FIRST);
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    release();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Camiseta Gato no Muro' })).toBeVisible();
    expect(await saved(page, 'cart')).toHaveLength(1);
    expect(alerts).toEqual([]);
  });

  test('a link leads to its prerendered page', async ({ page }) => {
    await holdScripts(page, '/');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camiseta Gato no Muro');
  });

  test('the products are requested once', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => request.url() === BACKEND && requested.push(request.url()));
    const release = await holdScripts(page, '/');
    await expect.poll(() => requested).toHaveLength(1);
    release();
    await page.getByRole('tab', { name: 'Canecas' }).click();
    await expect(page.getByRole('status').first()).toHaveText('23 produtos, página 1 de 2');
    expect(requested).toHaveLength(1);
  });

  test('an address that is not prerendered shows a frame, never the catalogue', async ({ page }) => {
    const release = await holdScripts(page, '/product/93e018cb');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carregando o produto');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('script[data-frame] ~ style[data-href]').first()).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camiseta Gato no Muro');
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

  test('never sees another cart', async ({ page }) => {
    await seed(page, { cart });
    const release = await holdScripts(page, '/cart');
    await expect(page.getByText('Seu carrinho está vazio')).toBeHidden();
    await expect(cartLink(page).getByText('0')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEU CARRINHO');
    await expect(cartLink(page).getByText('2')).toBeVisible();
  });

  test('never sees another listing', async ({ page }) => {
    await seed(page, { catalogue: choices });
    const release = await holdScripts(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeHidden();
    release();
    await expect(page.getByRole('status').first()).toHaveText('15 produtos, página 2 de 2');
    await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(3);
  });

  // A failed hydration is an error on the console, which fails every test.
  for (const [what, texts] of Object.entries({
    'a cart': { cart },
    'a page of mugs': { catalogue: choices },
    'a page beyond the last': {
      catalogue: JSON.stringify({ category: 'all', sort: null, search: '', page: 9 }),
    },
    'unreadable storage': { cart: '{{', catalogue: '"x' },
    'storage of another shape': { cart: '{"length":3}', catalogue: '[1]' },
  }))
    test(
      `hydrates every page with ${what}`,
      { tag: /beyond|another shape|page of mugs|unreadable/.test(what) ? '@soak' : '@push' },
      async ({ page }) => {
        await seed(page, texts);
        for (const path of ['/', '/cart', FIRST, '/product/unknown', '/nowhere'])
          await test.step(path, async () => {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page.locator('html')).not.toHaveAttribute('data-restoring');
            await page.evaluate(() => sessionStorage.clear()); // The next page is seeded again.
          });
      },
    );
});

test.describe('an answer that equals the shown list', () => {
  test.use({ answer: null });

  test('changes nothing, and nothing is downloaded again', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(BACKEND, (route) => held.then(() => route.fulfill({ json: builtInRows })));
    await page.goto('/');
    await page.evaluate(() => {
      const changes: string[] = [];
      const main = document.querySelector('main');
      const watcher = new MutationObserver((found) => changes.push(...found.map(({ type }) => type)));
      if (main)
        watcher.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
      Object.assign(window, { changes });
    });
    const answered = page.waitForResponse(BACKEND);
    release();
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    expect(pictures.length).toBeGreaterThan(4);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

test.describe('what is downloaded', () => {
  test('names no script and no style sheet that could hold the page up', async ({ request }) => {
    for (const path of ['/', FIRST, '/cart', '/nothing']) {
      const page = await (await request.get(path)).text();
      const html = page.replace(/<template>.*?<\/template>/, ''); // What it holds is inert until early.ts copies it.
      expect(html).toContain('<style>');
      expect(html).not.toMatch(/<script[^>]* src=|rel="stylesheet"|as="script"/);
    }
  });

  for (const { line, headMs, initiator } of [
    { line: 'fast', headMs: 50, initiator: 'script' },
    { line: 'slow', headMs: 300, initiator: 'link' },
  ])
    test(`is the scripts once, on a ${line} line`, async ({ page }) => {
      await page.addInitScript(takeHeadFor, headMs);
      await page.goto('/');
      await page.getByRole('tab', { name: 'Canecas' }).click();
      await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
      const requested = await page.evaluate(() => {
        const [seen] = performance.getEntriesByName('first-contentful-paint');
        const [{ domContentLoadedEventEnd = 0 } = {}] = performance.getEntriesByType('navigation');
        const shown = Math.min(seen?.startTime ?? Infinity, domContentLoadedEventEnd + 500);
        const all = performance.getEntriesByType('resource');
        return all
          .filter(({ name }) => /assets\/main\..*js$/.test(name))
          .map(({ initiatorType, startTime }) => ({ initiatorType, isShown: startTime >= shown }));
      });
      expect(requested).toEqual([{ initiatorType: initiator, isShown: line === 'fast' }]);
    });

  test.describe('on a phone with a slow line', () => {
    test.use({ viewport: { width: 390, height: 844 }, answer: null });

    for (const way of ['the application', 'scripts that fail', 'a shopper who scrolls'])
      test(
        `is the pictures below the screen after ${way}`,
        { tag: way === 'the application' ? '@push' : '@soak' },
        async ({ page, context }) => {
          const requested: string[] = [];
          page.on('request', (request) => {
            if (request.url().endsWith('.avif')) requested.push(request.url());
          });
          await page.addInitScript(takeHeadFor, 300);
          const release = await holdScripts(page, '/');
          const last = cards(page).last();
          const height = async () => (await last.boundingBox())?.height;
          const before = await height();
          await expect(cards(page).nth(3).getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
          expect(requested).toHaveLength(4);
          await context.setOffline(way === 'scripts that fail');
          if (way === 'a shopper who scrolls') await last.scrollIntoViewIfNeeded();
          else release();
          await expect.poll(() => requested.length).toBe(12);
          expect(await height()).toBe(before);
          release();
        },
      );
  });

  test('is each picture once, in one width, and the head names those that are seen first', async ({
    page,
  }) => {
    for (const [path, count, first] of [
      ['/', 12, 4],
      [FIRST, 6, 1], // The others are of other versions and related products.
    ] as const) {
      const requested: string[] = [];
      page.on('request', (request) => {
        const [, name] = /pictures\/(.*)-\d+\.avif/.exec(request.url()) ?? [];
        if (name) requested.push(name);
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => new Set(requested).size).toBe(count);
      expect(requested).toHaveLength(count);
      await expect(page.locator('head link[as=image]')).toHaveCount(first);
      page.removeAllListeners('request');
    }
  });

  test('is the next pages only at the first sign of a visitor who stays', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(/assets\/(\w+)/.exec(request.url())?.[1] ?? ''));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(requested).toContain('main');
    expect(requested).not.toContain('product');
    await page.mouse.move(10, 10);
    await expect.poll(() => requested).toEqual(expect.arrayContaining(['product', 'cart']));
  });

  test("is a page's own styles; another page's come before it is shown", async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, name] = /assets\/(\w+)\.\w+\.css/.exec(request.url()) ?? [];
      if (name) requested.push(name);
    });
    await page.goto('/cart');
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    await expect(page.locator('main [data-saved=cart]')).toHaveCSS('display', 'flex');
    await page.getByRole('link', { name: 'Adicionar produtos' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('tabpanel').getByRole('list')).toHaveCSS('display', 'grid');
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('article')).toHaveCSS('display', 'grid');
    await expect.poll(() => requested.sort()).toEqual(['catalogue', 'gallery', 'product']);
  });

  test('is requested again if a script failed', async ({ page }) => {
    let requests = 0;
    await page.route('**/assets/cart.*.js*', (route) => (requests++ ? route.continue() : route.abort()));
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Adicionar produtos' }).click();
    await expect(cards(page)).toHaveCount(12);
    expect(requests).toBe(2);
  });
});

test.describe('what search engines read', () => {
  test('is on every page', async ({ request }) => {
    for (const path of ['/', '/cart', FIRST, '/product/unknown', '/nowhere']) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(/<title>[^<]*Canecamisa[^<]*<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]+"/);
      expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+"/);
      expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
    }
  });

  test('is listed in the sitemap, which robots.txt names', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap.match(/<loc>/g)).toHaveLength(51);
    expect(sitemap).toContain(`${FIRST}</loc>`);
  });

  test.describe('after the backend named another price', () => {
    const related = builtInRows.filter(({ category }) => category === first?.category).slice(0, 3);
    const answer = related.map((row) => ({ ...row, price_in_cents: 12_345 }));
    test.use({ answer: null });

    test('follows what is shown, and goes with the page', async ({ page }) => {
      const facts = page.locator('head script[type="application/ld+json"]');
      const json = () => facts.evaluateAll((scripts) => scripts.map((script) => script.textContent).join());
      const canonical = page.locator('head link[rel=canonical]');
      await page.route(BACKEND, (route) => route.fulfill({ json: answer }));
      await page.goto(FIRST);
      await expect.poll(json).toContain('"price":"123.45"');
      await expect(facts).toHaveCount(2);
      await expect(canonical).toHaveAttribute('href', new RegExp(`${FIRST}$`));
      const other = page.getByRole('region', { name: 'Você também pode gostar' }).getByRole('link').first();
      await other.click();
      await expect(canonical).toHaveCount(0);
      await expect(facts).toHaveCount(0);
      await expect(page.locator('head meta[name=description], head meta[property]')).toHaveCount(0);
      await expect(page.locator('head meta[name=viewport]')).toHaveCount(1);
    });
  });
});
