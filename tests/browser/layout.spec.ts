import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { order, remove, undo } from '../drive/shopper';
import {
  BACKEND,
  cards,
  cartLink,
  choose,
  expect,
  fillCart,
  holdLists,
  row,
  search,
  seed,
  test,
} from './shop';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** From the next document on, records the layout shifts that do not follow an input within 500 ms. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : '?';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[])
        // A shift below 0.0005 is reported as a CLS of 0.000.
        if (!entry.hadRecentInput && entry.value >= 0.0005)
          window.layoutShifts.push(
            `${entry.value} ${entry.sources.map(({ node }) => name(node)).join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts so far, as texts. The browser reports them after a frame. */
const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} has no box`);
  return found;
};
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Canecamisa' });

test('the header, the search, the badge and the type have their sizes at every width', async ({ page }) => {
  await fillCart(page, [
    [0, 5],
    [1, 1],
  ]);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  for (const width of [2560, 1440, 1300, 1025, 1024, 768, 480, 360, 320])
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const isNarrow = width <= 1024;
      const isPhone = width <= 480;
      const [header, main, search] = [
        await box(page, 'header'),
        await box(page, 'main'),
        await box(page, 'input'),
      ];
      // Soft: one wrong size must not hide another.
      expect.soft(header.height).toBe(isNarrow ? 112 : 80);
      expect.soft(main.width).toBeLessThanOrEqual(1220);
      if (width === 2560)
        expect.soft([main.width, (await box(page, 'header > div')).width]).toEqual([1220, 1220]);
      expect.soft(search.width).toBe((await box(page, 'form')).width);
      if (width >= 480) expect.soft(search.width).toBe(isPhone ? 320 : 352);
      else expect.soft(search.width).toBeLessThanOrEqual(320);
      await expect.soft(page.locator('body')).toHaveCSS('font-weight', '300');
      await expect.soft(page.locator('body')).toHaveCSS('font-size', isPhone ? '14px' : '16px');

      const [cart, name] = [await cartLink(page).boundingBox(), await logo(page).boundingBox()];
      if (!cart || !name) throw new Error('The header is not complete');
      // In narrow windows, the logo and the cart are above the search; otherwise one row ends with the cart.
      if (isNarrow)
        expect(Math.max(cart.y + cart.height, name.y + name.height)).toBeLessThanOrEqual(search.y + 1);
      else expect(cart.x).toBeGreaterThan(search.x + search.width);
      const badge = cartLink(page).getByText('2', { exact: true });
      expect(await badge.boundingBox()).toMatchObject({ width: 17, height: 17 });
    });
});

/** Opens the catalogue with saved choices, and releases the list after the fonts and the skeletons. */
async function expectNoShiftOnArrival(page: Page, choices: object) {
  await seed(page, {
    catalogue: JSON.stringify({ category: 'all', sort: null, search: '', page: 1, ...choices }),
  });
  const release = await holdLists(page);
  await page.goto('/');
  await expect(page.locator('[data-skeleton]')).toHaveCount(12);
  // `fonts.ready` is also kept while no font is requested yet.
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())).then(() => {}));
  const top = await box(page, '[role=tabpanel]');
  release();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(cards(page).first().getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await box(page, '[role=tabpanel]')).toEqual(top);
  expect(await shifts(page)).toEqual([]);
}

async function expectNoShift(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForLoadState('networkidle');
  expect(await shifts(page), path).toEqual([]);
}

for (const width of [1440, 320])
  test.describe(`nothing moves by itself, ${width} wide,`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => watchShifts(page));

    test('while a page loads', async ({ page }) => {
      for (const path of ['/cart', `/product/${row(1).id}`, '/nowhere']) await expectNoShift(page, path);
    });

    for (const choices of [{ category: 'mugs' }, { search: 'número' }])
      test(
        `while cards replace their skeletons: ${Object.keys(choices).join()}`,
        { tag: 'search' in choices ? '@soak' : '@push' },
        ({ page }) => expectNoShiftOnArrival(page, choices),
      );

    test.describe('with the prerendered list', () => {
      test.use({ answer: null });

      test('through a purchase', async ({ page, alerts }) => {
        await expectNoShift(page, '/');
        await choose(page, 'Organizar por', 'Mais vendidos');
        await page.getByRole('tab', { name: 'Canecas' }).click();
        await cards(page).first().getByRole('link').click();
        const related = page.getByRole('region', { name: 'Você também pode gostar' });
        await related.scrollIntoViewIfNeeded();
        await expect(related.locator('img').first()).toHaveJSProperty('complete', true);
        await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
        await choose(page, /quantidade/i, '4');
        await remove(page);
        await expect.poll(() => alerts).toHaveLength(1);
        await undo(page);
        await order(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Aguarde');
        expect(await shifts(page)).toEqual([]);
      });
    });
  });

const answers = {
  // One line in the first row of two, two lines below it; the same number of pages, so that their links stay.
  'names of two lines': builtInRows.map((each, index) => ({
    ...each,
    name: index < 2 ? 'Caneca azul' : 'Caneca azul de porcelana',
  })),
  'one product': [row(0)],
  'eleven pages': Array.from({ length: 130 }, (_, index) => ({ ...row(index % 30), id: `p${index}` })),
};
for (const [what, answer] of Object.entries(answers))
  test(
    `a list with ${what} replaces the prerendered one without moving anything`,
    { tag: what === 'names of two lines' ? '@push' : '@soak' },
    async ({ page }) => {
      await watchShifts(page);
      for (const width of [360, 600, 1025, 1440]) {
        const release = await holdLists(page, answer);
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/');
        const height = async () => (await cards(page).first().boundingBox())?.height;
        const before = await height();
        release();
        await expect(page.getByRole('heading', { name: answer[0]?.name ?? '' }).first()).toBeVisible();
        expect(await height(), 'height of a card').toBeCloseTo(before ?? NaN, 1);
        await page.waitForLoadState('networkidle');
        expect(await shifts(page), `${width} wide`).toEqual([]);
      }
    },
  );

for (const [pages, width] of [1, 3, 5, 11].flatMap((count) => [1440, 768, 360].map((each) => [count, each])))
  test.describe(`${pages} pages, ${width} wide,`, { tag: pages === 5 ? '@push' : '@soak' }, () => {
    const answer = Array.from({ length: 12 * (pages ?? 1) }, (_, at) => ({ ...row(at % 30), id: `p${at}` }));
    test.use({ viewport: { width: width ?? 0, height: 844 }, answer: [answer, { option: true }] });

    test('have their arrows beside the numbers, at the same place on every page', async ({ page }) => {
      await page.goto('/');
      const arrows = () =>
        page.locator('nav[aria-label^="Paginação"]').evaluateAll((bars) =>
          bars.map((bar) => {
            const links = [...bar.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
            const [previous, first, ...rest] = links.filter((link) => link.width > 0);
            const [last, next] = [first, ...rest].slice(-2);
            if (!previous || !first || !last || !next) throw new Error('There are no numbers');
            return {
              gaps: [first.left - previous.right, (rest.length > 1 ? last : first).right - next.left],
              ends: [previous.x, next.x].map(Math.round),
            };
          }),
        );
      const begin = await arrows();
      expect(Math.max(...begin.flatMap(({ gaps }) => gaps.map(Math.abs)))).toBeLessThanOrEqual(16);
      for (let to = 2; to <= Number(pages); to += 1) {
        await page.getByRole('link', { name: 'Próxima página' }).first().click();
        await expect(page.getByRole('link', { name: `Página ${to}` }).first()).toHaveAttribute(
          'aria-current',
        );
        expect((await arrows()).map(({ ends }) => ends)).toEqual(begin.map(({ ends }) => ends));
      }
    });
  });

for (const width of [1440, 1025, 768, 390, 360])
  test.describe(`${width} wide,`, { tag: [1440, 768, 390].includes(width) ? '@push' : '@soak' }, () => {
    test.use({ viewport: { width, height: 844 }, answer: null });

    test('nothing moves when an order is chosen', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await page.waitForLoadState('networkidle'); // The whole list is there.
      const edges = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, [role=tab], nav a, [role=status], [role=tabpanel] li')]
            .map((element) => element.getBoundingClientRect())
            .map(({ x, y, height }) => [x, y, height]),
        );
      const before = await edges();
      await choose(page, 'Organizar por', 'Preço: Maior - menor');
      await expect(page.getByRole('combobox', { name: 'Organizar por: Preço' })).toBeVisible();
      expect(await edges()).toEqual(before);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, answer: null });

  test('products begin within 300 pixels, and what to do if nothing is found is in the window', async ({
    page,
  }) => {
    await page.goto('/');
    expect((await box(page, '[role=tabpanel] li:first-child')).y).toBeLessThanOrEqual(300);
    await search(page, 'zebra');
    const help = page.getByRole('list', { name: 'Outras buscas' }).getByRole('button');
    for (const button of await help.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const best = page.getByRole('region', { name: 'Mais vendidos' }).getByRole('link');
    await expect(best.first()).toBeInViewport({ ratio: 1 });
  });
});

/** Headless Chromium hides its scrollbars by default. */
const withScrollbars = test.extend({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars'],
        args: [...(launchOptions.args ?? []), '--disable-features=OverlayScrollbar'],
      }),
    { scope: 'worker' },
  ],
});

const EDGES = 'short and long pages end at the scrollbar, at the same position';
withScrollbars(EDGES, { tag: '@soak' }, async ({ page }) => {
  const edges = () =>
    page.evaluate(() => ({
      scrollbar: innerWidth - document.documentElement.clientWidth,
      header: document.querySelector('header')?.getBoundingClientRect().right,
      logo: document.querySelector('header a')?.getBoundingClientRect().left,
    }));
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  const long = await edges();
  expect(long).toMatchObject({ scrollbar: 15, header: 1440 - 15 });
  for (const path of ['/nowhere', '/cart']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await edges(), path).toEqual(long);
  }
});

test('the pages follow the last product of a short listing', async ({ page }) => {
  await page.goto(`/?busca=${row(3).name}`);
  await expect(cards(page)).toHaveCount(1);
  const [card, pages] = [await box(page, '[role=tabpanel] li'), await box(page, '[role=tabpanel] ~ nav')];
  expect(pages.y - card.y - card.height).toBeLessThan(80);
});

test('a picture fills the frame of a card undistorted, but a wide one is shown whole', async ({ page }) => {
  const body = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="300"><rect width="${width}" height="300"/></svg>`;
  await page.route('https://backend.test/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: body(Number(new URL(route.request().url()).pathname.slice(1))),
    }),
  );
  const widths = [200, 300, 380, 400, 900];
  const json = widths.map((width, index) => ({ ...row(index), image_url: `https://backend.test/${width}` }));
  await page.route(BACKEND, (route) => route.fulfill({ json }));
  await page.goto('/');
  const pictures = cards(page).getByRole('img');
  const frame = await pictures.first().boundingBox();
  expect(frame?.width).toBeCloseTo(0.8 * (frame?.height ?? 0), 0);
  for (const [index, fit] of ['cover', 'cover', 'cover', 'contain', 'contain'].entries())
    await expect(pictures.nth(index)).toHaveCSS('object-fit', fit);
});
