import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { addProduct, BACKEND, cards, expect, rows, test } from './shop';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Records layout shifts, those within 500 ms of an input apart from all others. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
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
          window.shifts.push(`${entry.value} ${entry.sources.map(({ node }) => name(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifts = (page: Page) => page.evaluate(() => window.shifts);

async function nothingMoves(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await shifts(page), path).toEqual([]);
}

for (const width of [1440, 320]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('nothing moves while a page loads', async ({ page }) => {
      await watchShifts(page);
      for (const path of ['/cart', `/product/${rows[1]?.id}`, '/nowhere']) await nothingMoves(page, path);
    });

    test.describe('with what was prerendered', () => {
      test.use({ answer: null });

      test('nothing moves while / loads', async ({ page }) => {
        await watchShifts(page);
        await nothingMoves(page, '/');
      });

      test('nothing moves by itself through a purchase', async ({ page, alerts }) => {
        await watchShifts(page);
        await page.goto('/');
        await page.getByRole('combobox').click();
        await page.getByRole('option', { name: 'Mais vendidos' }).click();
        await page.getByRole('tab', { name: 'Canecas' }).click();
        await cards(page).first().getByRole('link').click();
        await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
        await page.getByRole('combobox').click();
        await page.getByRole('option', { name: '4' }).click();
        await page.getByRole('button', { name: /^Remover/ }).click();
        await expect.poll(() => alerts).toHaveLength(1);
        await page.getByRole('button', { name: /^Desfazer/ }).click();
        await page.getByRole('button', { name: 'Finalizar a compra' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Aguarde');
        expect(await shifts(page)).toEqual([]);
      });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, answer: null });

  test('the twelve first cards weigh at most 120 KB, none more than 10 KB', async ({ page }) => {
    const weights: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/pictures/') && response.url().endsWith('.avif'))
        weights.push(Number(response.headers()['content-length']));
    });
    await page.goto('/');
    await expect(cards(page).getByRole('img')).toHaveCount(12);
    for (const picture of await cards(page).getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(weights).toHaveLength(12);
    expect(Math.max(...weights)).toBeLessThanOrEqual(10_240);
    expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(122_880);
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, answer: null });

  test('a list whose names take two lines replaces the prerendered one without moving anything', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    // One line in the first row of two, two lines below it; the same number of pages, so that their links stay.
    const answer = builtInRows.map((each, index) => ({
      ...each,
      name: index < 2 ? 'Caneca azul' : 'Caneca azul de porcelana',
    }));
    await page.route(BACKEND, (route) => held.then(() => route.fulfill({ json: answer })));
    const heights = () =>
      cards(page).evaluateAll((found) => [
        ...new Set(found.map((each) => each.getBoundingClientRect().height)),
      ]);
    await watchShifts(page);
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    const before = await heights();
    expect(before, 'heights of the prerendered cards').toHaveLength(1);
    release();
    await expect(cards(page).nth(2)).toContainText('porcelana');
    expect(await heights(), 'heights of the cards').toEqual(before);
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual([]);
  });
});

test('text keeps its contrast under the pointer and with the focus', { tag: '@soak' }, async ({ page }) => {
  const contrast = async () => {
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const controls = [
    page.getByRole('tab', { name: 'Camisetas' }),
    cards(page).first().getByRole('link'),
    page.getByRole('button', { name: 'Página 2' }).first(),
    page.getByRole('combobox'),
  ];
  for (const control of controls) {
    await control.hover();
    await control.focus();
    await contrast();
  }
  await addProduct(page, rows[0]?.id ?? '');
  const name = /^(Remover|Voltar|Finalizar)/;
  for (const control of await page.getByRole('button', { name }).all()) {
    await control.hover();
    await contrast();
  }
});

test('a picture of any shape fits the frame undistorted, and a broken one shows its category', async ({
  page,
}) => {
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300"/></svg>';
  await page.route('https://backend.test/wide.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: wide }),
  );
  await page.route('https://backend.test/dead.png', (route) => route.abort());
  const answer = [
    { ...rows[0], image_url: 'https://backend.test/wide.svg' },
    { ...rows[1], image_url: 'https://backend.test/dead.png' },
  ];
  await page.route('http://localhost:3333/products', (route) => route.fulfill({ json: answer }));
  await page.goto('/');
  const pictures = cards(page).getByRole('img');
  await expect(pictures.nth(1)).toHaveAttribute('src', '/pictures/t-shirts.svg');
  const frame = await pictures.first().boundingBox();
  expect(frame?.width).toBeCloseTo(frame?.height ?? 0, 0);
  await expect(pictures.first()).toHaveCSS('object-fit', 'contain');
});
