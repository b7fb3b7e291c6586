import type { Page } from '@playwright/test';
import { order, remove } from '../drive/shopper';
import { cards, cartLink, expect, fillCart, holdLists, row, search, seed, stopClock, test } from './shop';

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} has no box`);
  return found;
};
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** How many pixels the page, or a box in it, is outside the window. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const boxes = Array.from(document.querySelectorAll('body *:not(.visually-hidden)'), (element) =>
      element.getBoundingClientRect(),
    );
    const beyond = boxes.flatMap(({ left, right }) => [Math.floor(right) - clientWidth, -Math.ceil(left)]);
    return Math.max(scrollWidth - clientWidth, ...beyond);
  });

/** Sets the root font size, as a browser's setting for the size of text does. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% }`);
    document.adoptedStyleSheets.push(sheet);
  }, percent);
}

const widths = [1440, 1300, 1025, 1024, 768, 480, 360, 320];

/** Fails if the page is wider than the window, at any width. */
async function expectFits(page: Page, screen: string, percent: number) {
  for (const width of widths) {
    // A window of 320 pixels is one of 1280 at 400 %. No browser enlarges the text further there.
    if (percent === 400 && width < 1440) continue;
    await page.setViewportSize({ width, height: 800 });
    expect(await overhang(page), `${screen}, ${width} wide`).toBeLessThanOrEqual(0);
  }
}

for (const percent of [100, 200, 400])
  test(
    `nothing scrolls sideways on any screen or menu, with text at ${percent} %`,
    { tag: percent === 200 ? '@push' : '@soak' },
    async ({ page, alerts: _accepted }) => {
      const fits = (screen: string) => expectFits(page, screen, percent);
      await page.clock.install();
      await setTextSize(page, percent);
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
      await fits('empty cart');
      await fillCart(page, [
        [0, 1],
        [1, 5],
      ]);
      await page.goto('/');
      await expect(cards(page)).toHaveCount(12);
      await fits('catalogue');
      await page.getByRole('combobox', { name: /Organizar por/ }).click();
      await fits('sort menu');
      await page.getByRole('option', { name: 'Preço: Maior - menor' }).click();
      await page.getByRole('combobox', { name: /Organizar por/ }).click();
      await fits('sort menu with a long label');
      await search(page, 'umapalavramuitomuitocompridasemnenhumespaçoparaquebraralinha');
      await expect(page.getByRole('button', { name: 'Limpar busca' })).toBeVisible();
      await fits('empty search');
      await page.goto(`/product/${row(0).id}`);
      await expect(page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toBeVisible();
      await fits('product');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await fits('error view');
      await cartLink(page).click();
      const lines = page.getByRole('main').getByRole('listitem');
      await expect(lines).toHaveCount(2);
      for (const line of await lines.all())
        expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.getByRole('combobox').last().click();
      await fits('cart with an open menu');
      await remove(page);
      await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
      await fits('undo offer');
      await stopClock(page);
      await order(page);
      await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
      await fits('waiting screen');
      await page.clock.fastForward(6_000);
      await expect(page).toHaveURL(/\/\?busca=/);
    },
  );

test('the header, the search and the type have their sizes at every width', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  for (const width of widths)
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // Soft: one wrong size must not hide another.
      const isNarrow = width <= 1024;
      const isPhone = width <= 480;
      expect.soft((await box(page, 'header')).height).toBe(isNarrow ? 112 : 80);
      const { width: input } = await box(page, 'input');
      const { width: room } = await box(page, 'form');
      expect.soft(input).toBe(room);
      if (width >= 480) expect.soft(input).toBe(isPhone ? 320 : 352);
      else expect.soft(input).toBeLessThanOrEqual(320);
      expect.soft(await style(page, 'body', 'font-weight')).toBe('300');
      expect.soft(await style(page, 'body', 'font-size')).toBe(isPhone ? '14px' : '16px');
      expect.soft((await box(page, 'main')).width).toBeLessThanOrEqual(1220);

      const logo = page.getByRole('banner').getByRole('link', { name: 'Canecamisa' });
      const [cart, name, search] = [
        await cartLink(page).boundingBox(),
        await logo.boundingBox(),
        await box(page, 'input'),
      ];
      if (!cart || !name) throw new Error('The header is not complete');
      // In narrow windows, the logo and the cart are above the search; otherwise one row ends with the cart.
      if (isNarrow)
        expect(Math.max(cart.y + cart.height, name.y + name.height)).toBeLessThanOrEqual(search.y + 1);
      else expect(cart.x).toBeGreaterThan(search.x + search.width);
    });
});

test.describe('320 wide', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('no text is cut off with the spacing of WCAG 1.4.12', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    await fillCart(page, [[0, 1]]);
    for (const path of ['/', `/product/${row(0).id}`, '/cart', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overhang(page), path).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('#root *:not(.visually-hidden, svg, svg *, img, input)')]
          .filter((element) => getComputedStyle(element).overflow !== 'visible')
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(cut, path).toEqual([]);
    }
  });
});

test('the badge is 17 pixels high and holds the number of items', async ({ page }) => {
  await fillCart(page, [
    [0, 5],
    [1, 1],
  ]);
  await page.goto('/');
  const badge = cartLink(page).getByText('2', { exact: true });
  await expect(badge).toBeVisible();
  expect(await badge.boundingBox()).toMatchObject({ width: 17, height: 17 });
});

test.describe('on a very wide window', () => {
  test.use({ viewport: { width: 2560, height: 1200 } });

  test('the container stays at 76.25rem', async ({ page }) => {
    await page.goto('/');
    expect((await box(page, 'main')).width).toBe(1220);
    expect((await box(page, 'header > div')).width).toBe(1220);
  });
});

test('the logo and the text have their fonts', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  const loaded = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Saira', 'Saira Stencil One']));
  const logo = page.getByRole('banner').getByRole('link', { name: 'Canecamisa' });
  await expect(logo).toHaveCSS('font-family', /^"?Saira Stencil One/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"?Saira/i);
});

/** Opens the catalogue, releases the list after the fonts and the skeletons, and returns the sum of the layout shifts. */
async function shiftsOnArrival(page: Page, choices: object): Promise<number> {
  await seed(page, {
    catalogue: JSON.stringify({ category: 'all', sort: null, search: '', page: 1, ...choices }),
  });
  const release = await holdLists(page);
  await page.goto('/');
  await expect(page.locator('[data-skeleton]')).toHaveCount(12);
  await page.evaluate(async () => {
    // `fonts.ready` is also kept while no font is requested yet.
    await Promise.all(Array.from(document.fonts, (font) => font.load()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: number[] = Object.assign(window, { shifts: [] }).shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const top = await box(page, '[role=tabpanel]');
  release();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(cards(page).first().getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await box(page, '[role=tabpanel]')).toEqual(top);
  // The browser reports layout shifts after a frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

for (const width of [1440, 320]) {
  test.describe(`${width} wide, while the list is loading`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('cards replace their skeletons without a shift', async ({ page }) => {
      expect(await shiftsOnArrival(page, { category: 'mugs' })).toBeLessThan(0.01);
    });

    test('so do the cards of a saved search', async ({ page }) => {
      expect(await shiftsOnArrival(page, { search: 'número' })).toBeLessThan(0.01);
    });
  });
}

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

withScrollbars(
  'short and long pages end at the scrollbar, at the same position',
  { tag: '@soak' },
  async ({ page }) => {
    await page.clock.install();
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

    await page.keyboard.press('Control+Shift+L');
    const panel = page.getByRole('region', { name: 'QA panel' });
    await expect(panel).toBeVisible();
    expect(await panel.boundingBox()).toMatchObject({ x: 0, width: 1440 - 15 });
    expect(await edges()).toEqual(long);
    await page.keyboard.press('Control+Shift+L');
    await expect(panel).toHaveCount(0);

    await fillCart(page, [[0, 1]]);
    await page.reload();
    await stopClock(page);
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
    expect(await box(page, '[aria-busy=true]')).toEqual({ x: 0, y: 0, width: 1440 - 15, height: 900 });
    expect(await edges()).toEqual(long);
  },
);
