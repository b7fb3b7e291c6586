import type { Page } from '@playwright/test';
import { avifPictures, fileSizes } from '@/entities/product/model/avifPictures';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { addProduct, expect, test } from '../../testing/browser/shop';

const [first] = builtInRows;
const PRODUCT = `/product/${first?.id}`;
const LARGEST = Math.max(...fileSizes);

/** Widths of windows from 320 to 1920, with both sides of each breakpoint. */
const windows = [
  ...Array.from({ length: 65 }, (_, index) => 320 + 25 * index),
  ...[360, 390, 480, 481, 699, 700, 715, 716, 768, 769, 1024, 1025, 1268, 1269, 1280, 1300, 1301],
].toSorted((a, b) => a - b);

/**
 * The pictures of the page that are drawn larger than their file, with what is drawn and what the file has, in
 * pixels of the screen. A picture that has not loaded yet is one of them, unless it is far below the window.
 */
const blurred = (page: Page) =>
  page.evaluate((largest) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
    return images.flatMap((image) => {
      const { width, height, top } = image.getBoundingClientRect();
      if (width === 0 || (image.loading === 'lazy' && top > innerHeight)) return [];
      const size = Number(/-(\d+)\.(?:\w+\.)?avif$/.exec(image.currentSrc)?.[1] ?? 0);
      const ratio = image.naturalWidth / image.naturalHeight;
      const [byWidth, byHeight] = [width * Math.max(1, 1 / ratio), height * Math.max(1, ratio)];
      const isWhole = getComputedStyle(image).objectFit === 'contain';
      const drawn = (isWhole ? Math.min : Math.max)(byWidth, byHeight) * devicePixelRatio;
      const isSharp = image.complete && image.naturalWidth > 0 && (drawn <= size || size === largest);
      return isSharp ? [] : [`${image.currentSrc.split('/').at(-1)}: ${drawn}`];
    });
  }, LARGEST);

/** At each width, each picture in a high window is drawn from a file that is large enough, or from the largest. */
async function expectSharp(page: Page, height: number) {
  for (const width of windows) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => blurred(page), { message: `${width} wide`, intervals: [30, 100] }).toEqual([]);
  }
}

test.describe('with the built-in products', () => {
  test.use({ answer: null });

  for (const density of [1, 1.5, 2, 3])
    test.describe(`at a density of ${density}`, () => {
      test.use({ deviceScaleFactor: density, viewport: { width: 320, height: 900 } });

      const tag = density === 2 ? '@push' : '@soak';
      const title = `no picture is drawn larger than its file at a density of ${density}, at any width`;
      test(title, { tag }, async ({ page }) => {
        await page.goto('/');
        await expectSharp(page, 5000);
        await page.setViewportSize({ width: 320, height: 900 });
        await page.goto(PRODUCT);
        await expectSharp(page, 900);
        await page.getByRole('region', { name: 'Você também pode gostar' }).scrollIntoViewIfNeeded();
        await expectSharp(page, 2400);
        await page.setViewportSize({ width: 320, height: 900 });
        await addProduct(page, first?.id ?? '');
        await expectSharp(page, 900);
      });
    });

  test('no edge is seen between a picture and its frame', async ({ page }) => {
    await page.goto('/');
    await page.setViewportSize({ width: 1440, height: 5000 });
    await expect.poll(() => blurred(page)).toEqual([]);
    const differences = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main li img')];
      return Promise.all(
        images.map(async (image) => {
          await image.decode();
          const { naturalWidth: width, naturalHeight: height } = image;
          const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
          canvas?.drawImage(image, 0, 0, width, height);
          const ground = getComputedStyle(image).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
          const edge = [canvas?.getImageData(0, 0, 1, height), canvas?.getImageData(width - 1, 0, 1, height)];
          const values = edge.flatMap((column) => [...(column?.data ?? [])].map(Number));
          return Math.max(
            ...values.map((value, index) =>
              index % 4 < 3 ? Math.abs(value - (ground[index % 4] ?? NaN)) : 0,
            ),
          );
        }),
      );
    });
    expect(differences).toHaveLength(12);
    for (const difference of differences) expect(difference).toBeLessThanOrEqual(3);
  });
});

type Colour = readonly number[];

/** Relative luminance of a colour, as WCAG 2.2 defines it: channels from 0 to 255. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colour: Colour, background: Colour): number {
  const [dark = 0, light = 0] = [luminance(colour), luminance(background)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = [...new Set([...avifPictures.values()].map(({ ground }) => ground))].map((ground) =>
  [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16)),
);

/** The texts and icons that are on pictures: their colour, and what is behind them, if that is not the picture itself. */
const writtenOnPictures = (page: Page) =>
  page.evaluate(() => {
    const channelsOf = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
    const images = [...document.querySelectorAll('main img')];
    const holds = (outer: DOMRect, inner: DOMRect) =>
      inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left - 1;
    return images.flatMap((image) => {
      const box = image.getBoundingClientRect();
      const beside = [...(image.parentElement?.querySelectorAll<HTMLElement>('*') ?? [])];
      return beside.flatMap((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const own = element.getBoundingClientRect();
        if ((!hasText && element.tagName !== 'svg') || own.width === 0 || !holds(box, own)) return [];
        const { color, backgroundColor } = getComputedStyle(element);
        const background = channelsOf(backgroundColor);
        const isOpaque = background.length === 3;
        return [
          {
            text: element.textContent ?? '',
            colour: channelsOf(color),
            background: isOpaque ? background : null,
          },
        ];
      });
    });
  });

test.describe('what is on a picture', () => {
  const soldOut = builtInRows.map((row, index) => ({
    ...row,
    id: `p${index}`,
    ...(index === 1 && { stock: 0 }),
  }));
  test.use({ answer: [soldOut, { option: true }] });

  test('a text on a picture has enough contrast on the ground of every picture, or a background', async ({
    page,
  }) => {
    await addProduct(page, 'p0');
    await page.goto('/');
    await expect(page.getByText('No carrinho')).toBeVisible();
    const onCards = await writtenOnPictures(page);
    expect(onCards.map(({ text }) => text).toSorted()).toEqual(['Esgotado', 'No carrinho']);
    await page.goto('/product/p0');
    const onProduct = await writtenOnPictures(page);
    expect(onProduct).not.toEqual([]);
    for (const { text, colour, background } of [...onCards, ...onProduct])
      for (const behind of background ? [background] : grounds)
        expect(contrast(colour, behind), `${text} on ${String(behind)}`).toBeGreaterThanOrEqual(4.5);
  });

  test('the text that replaces a picture has enough contrast on its ground', async ({ page }) => {
    await page.goto('/');
    const colour = await page
      .locator('main img')
      .first()
      .evaluate((image) => getComputedStyle(image).color);
    const channels = colour.match(/\d+/g)?.map(Number) ?? [];
    for (const ground of grounds) expect(contrast(channels, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
