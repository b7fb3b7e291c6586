/**
 * A shop with its owner's products and photos, which serves its list itself.
 */
import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '@playwright/test';
import { createHandler } from '../../../server/serve.mjs';
import { portOf } from '../../../server/portOf';
import { PATH, ofOwner } from './builds';

let serveShop: RequestListener;
const server = createServer((request, response) => serveShop(request, response));
let address = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  serveShop = await createHandler(ofOwner);
  address = `http://localhost:${portOf(server.listen(0))}${PATH}`;
});

test.afterAll(() => void server.close());

for (const [width, path, file] of [
  [1440, '', '-360'],
  [320, '', '-360'],
  [1440, 'product/azul', '-780'],
] as const)
  test(`the frame of a photo loads an AVIF file that fits and never the original: /${path} at ${width}`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address + path);
    const picture = page.locator('main img').first();
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`/assets/photos/caneca-azul${file}\\.[0-9a-f]{8}\\.avif$`));
    await expect(picture, 'its frame has the colour of its edge').toHaveCSS(
      'background-color',
      /^rgb\(5[0-2], 10[1-3], 15[2-4]\)$/,
    );
    await expect.poll(() => requested.includes(`${PATH}products`)).toBe(true);
    expect(requested.filter((each) => each.includes('photos/caneca-azul'))).toHaveLength(1);
    expect(requested.filter((each) => /jpe?g/i.test(each))).toEqual([]);
    expect((await page.request.get(`${address}photos/Caneca%20Azul.JPG`)).status()).toBe(404);
  });

for (const [id, shape, ratio] of [
  ['azul', 'wider than the widest frame', 4 / 3],
  ['gasta', '5:6', 5 / 6],
] as const)
  test(`the frame on a product's page has the ratio of its photo, between 4:5 and 4:3: ${shape}`, async ({
    page,
  }) => {
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}product/${id}`);
      const box = await page.locator('article img').first().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1), `${width} wide`).toBeCloseTo(ratio, 2);
    }
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('variants are complete without a script, and for search engines', async ({ page, request }) => {
    await page.goto(address);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
    await page.goto(`${address}product/mar-P`);
    await page.getByRole('region', { name: 'Outras versões' }).getByRole('link', { name: 'M' }).click();
    await expect(page).toHaveURL(`${address}product/mar-M`);
    await expect(page).toHaveTitle(/^Caneca Mar, Azul, M \|/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /product\/mar-M$/);
    const facts = page.locator('script[type="application/ld+json"]').first();
    expect(await facts.textContent()).toContain('"inProductGroupWithID":"mar"');
    for (const file of ['sitemap.xml', 'feed.xml'])
      for (const size of ['P', 'M', 'G'])
        expect(await (await request.get(address + file)).text(), file).toContain(`product/mar-${size}<`);
  });
});
