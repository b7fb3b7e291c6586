import type { Page } from '@playwright/test';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { order, remove, undo } from '../../testing/browser/shopper';
import {
  BACKEND,
  cards,
  cartLink,
  choose,
  expect,
  hold,
  holdLists,
  placeholders,
  row,
  seed,
  test,
} from '../../testing/browser/shop';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** From the next document on, records the layout shifts that do not follow an input within 500 ms. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
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
}

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

test('the header, the search and the texts have their sizes at every width', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  for (const [width, header, search, font] of [
    [2560, 80, 352, '16px'],
    [1025, 80, 352, '16px'],
    [1024, 112, 352, '16px'],
    [481, 112, 352, '16px'],
    [480, 112, 320, '14px'],
  ] as const)
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const [field, cart] = [await box(page, 'input'), await cartLink(page).boundingBox()];
      // Soft: one wrong size must not hide another.
      expect.soft((await box(page, 'header')).height).toBe(header);
      expect.soft((await box(page, 'main')).width).toBeLessThanOrEqual(1220);
      expect.soft((await box(page, 'header > div')).width).toBeLessThanOrEqual(1220);
      expect.soft(field.width).toBe(search);
      await expect.soft(page.locator('body')).toHaveCSS('font-size', font);
      // In narrow windows, the cart is above the search; otherwise it is at the end of the row.
      if (width <= 1024) expect.soft(cart?.y).toBeLessThan(field.y - 20);
      else expect.soft(cart?.x).toBeGreaterThan(field.x + field.width);
    });
});

/** Opens a listing, and releases the list after the fonts and the skeletons. */
async function expectNoShiftOnArrival(page: Page, path: string) {
  const release = await holdLists(page);
  await page.goto(path);
  await expect(placeholders(page)).toHaveCount(12);
  // `fonts.ready` is also kept while no font is requested yet.
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (font) => font.load())).then(() => {}));
  const top = await box(page, '[role=tabpanel]');
  release();
  await expect(placeholders(page)).toHaveCount(0);
  await expect(cards(page).first().locator('img')).not.toHaveJSProperty('naturalWidth', 0);
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

const isNight = Boolean(process.env.SOAK);

for (const width of [1440, 320])
  test.describe(`nothing moves by itself, ${width} wide,`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => watchShifts(page));

    test('nothing moves while a page loads and cards replace their skeletons', async ({ page }) => {
      await seed(page, { catalogue: JSON.stringify({ category: 'mugs', sort: null, search: '', page: 1 }) });
      for (const path of ['/cart', `/product/${row(1).id}`]) await expectNoShift(page, path);
      await expectNoShiftOnArrival(page, '/');
      await expectNoShiftOnArrival(page, '/?busca=caneca');
    });

    test.describe('with the prerendered list', () => {
      test.use({ answer: null });

      // The page was rendered with the first page of all products; the cards are placeholders until the listing comes.
      test('nothing moves if an address has a search', ({ page }) => expectNoShift(page, '/?busca=caneca'));

      test('a search that finds nothing has its heading and its message at the same places', async ({
        page,
      }) => {
        const start = await hold(page, '**/assets/main.*.js');
        const opening = page.goto('/?busca=zebra');
        await expect(cards(page).first()).toBeVisible();
        const places = async () => [(await box(page, 'h1')).y, (await box(page, '[role=tabpanel]')).y];
        const before = await places();
        start();
        await opening;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nada encontrado para “zebra”');
        expect(await places()).toEqual(before);
      });

      test('nothing moves if a saved category is restored', async ({ page }) => {
        await seed(page, {
          catalogue: JSON.stringify({ category: 'mugs', sort: null, search: '', page: 1 }),
        });
        await expectNoShift(page, '/');
        await expect(page.getByRole('tab', { selected: true })).toHaveText('Canecas');
      });

      test('nothing moves by itself during a purchase', async ({ page, alerts }) => {
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
      for (const width of isNight ? [360, 600, 1025, 1440] : [360, 1440]) {
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

for (const pages of [1, 3, 5, 11])
  test.describe(`${pages} pages`, { tag: pages === 5 ? '@push' : '@soak' }, () => {
    const answer = Array.from({ length: 12 * pages }, (_, at) => ({ ...row(at % 30), id: `p${at}` }));
    test.use({ answer: [answer, { option: true }] });

    test(`${pages} pages have their arrows beside the numbers, at the same position on every page`, async ({
      page,
    }) => {
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
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/');
        const begin = await arrows();
        expect(Math.max(...begin.flatMap(({ gaps }) => gaps.map(Math.abs)))).toBeLessThanOrEqual(16);
        for (let to = 2; to <= pages; to += 1) {
          await page.getByRole('link', { name: 'Próxima página' }).first().click();
          await expect(page.getByRole('link', { name: `Página ${to}` }).first()).toHaveAttribute(
            'aria-current',
          );
          expect((await arrows()).map(({ ends }) => ends)).toEqual(begin.map(({ ends }) => ends));
        }
        await page.getByRole('link', { name: 'Canecamisa' }).click();
      }
    });
  });

test.describe('with the prerendered list', () => {
  test.use({ answer: null });

  test('nothing moves in the prerendered list when an order is chosen', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.waitForLoadState('networkidle'); // The whole list is there.
    const edges = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h1, [role=tab], nav a, [role=status], [role=tabpanel] li')]
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y, height }) => [x, y, height]),
      );
    for (const width of [1440, 1025, 768, 390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const before = await edges();
      await choose(page, 'Organizar por', 'Preço: Maior - menor');
      await expect(page.getByRole('combobox', { name: 'Organizar por: Preço' })).toBeVisible();
      expect(await edges(), `${width} wide`).toEqual(before);
      await page.goBack();
      await expect(page.getByRole('combobox', { name: 'Organizar por', exact: true })).toBeVisible();
    }
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

test('a picture fills the frame of a card undistorted, but a wide picture is shown whole', async ({
  page,
}) => {
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
  const pictures = cards(page).locator('img');
  const frame = await pictures.first().boundingBox();
  expect(frame?.width).toBeCloseTo(0.8 * (frame?.height ?? 0), 0);
  for (const [index, fit] of ['cover', 'cover', 'cover', 'contain', 'contain'].entries())
    await expect(pictures.nth(index)).toHaveCSS('object-fit', fit);
});
