import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { openWithoutScripts } from '../../testing/browser/openWithoutScripts';
import { BACKEND, cards, cartLink, expect, saved, seed, test } from '../../testing/browser/shop';

const [first] = builtInRows;
const FIRST = `/product/${first?.id}`;
const status = (page: Page) => page.getByRole('status').first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const nextPage = (page: Page) => page.getByRole('link', { name: 'Próxima página' }).first();
const sort = (page: Page) => page.getByRole('combobox', { name: /Organizar por/ });
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

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

  test('a product is added once, even if it is pressed again and the cart is opened at once', async ({
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

  test('a tab and a page number open their pages at once, and the logo opens all products', async ({
    page,
  }) => {
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
    const picture = page.getByRole('tabpanel').locator('img').first();
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

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    /** The fonts of the text that were requested, as file names. */
    const textFonts = (page: Page) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        const [name] = /saira\.\w+\.woff2$/.exec(request.url()) ?? [];
        if (name) requested.push(name);
      });
      return requested;
    };
    const lower = (page: Page) => cards(page).nth(6).locator('img');

    test('on a slow line the font and the lower pictures come after the scripts', async ({ page }) => {
      await page.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => 201 + now();
      });
      const fonts = textFonts(page);
      const release = await openWithoutScripts(page, '/');
      await expect(cards(page)).toHaveCount(12);
      await expect(lower(page)).toHaveCSS('display', 'none');
      expect(fonts).toEqual([]);
      release();
      await expect(lower(page)).not.toHaveCSS('display', 'none');
      await expect.poll(() => fonts).toHaveLength(1);
    });

    test('on a quick line the font is requested at once, and every picture stays in its element', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() / 1000;
      });
      const fonts = textFonts(page);
      const release = await openWithoutScripts(page, '/');
      await expect(lower(page)).not.toHaveCSS('display', 'none');
      await expect.poll(() => fonts).toHaveLength(1);
      release();
    });
  });
});
