/**
 * A shop that is built from a list and photos of its owner's own, and serves its list itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { createHandler } from '../../server/serve.mjs';

const SHOP = 'test-results/own-products';
const FOLDER = `${SHOP}/dist`;

let serveShop: RequestListener;
const server = createServer((request, response) => serveShop(request, response));
let address = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  rmSync(SHOP, { recursive: true, force: true });
  mkdirSync(`${SHOP}/photos`, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#fff', noise } });
  await photo.jpeg({ quality: 95 }).toFile(`${SHOP}/photos/Caneca Azul.JPG`);
  const rows = [productRow({ id: 'azul', name: 'Caneca Azul', image_url: 'Caneca Azul.JPG' })];
  writeFileSync(`${SHOP}/products.json`, JSON.stringify(rows));
  copyFileSync('tools/settings/sampleShop.json', `${SHOP}/shop.json`);
  const build = spawn('npm', ['run', 'build', '--', '--output-path', FOLDER], {
    env: { ...process.env, SHOP_SETTINGS: `${SHOP}/shop.json` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(build, 'close')).toEqual([0, null]);
  serveShop = await createHandler(FOLDER);
  address = `http://localhost:${(server.listen(0).address() as AddressInfo).port}`;
});

test.afterAll(() => void server.close());

for (const [width, path, file] of [
  [1440, '/', '-320'],
  [320, '/', '-320'],
  [1440, '/product/azul', '-640'],
] as const)
  test(`the frame of a photo loads an AVIF that fits and never the original: ${path} at ${width}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address + path);
    const picture = page.getByRole('img', { name: 'Caneca Azul' });
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(source).toMatch(new RegExp(`/assets/photos/caneca-azul${file}\\.[0-9a-f]{8}\\.avif$`));
    await expect.poll(() => asked.includes('/products')).toBe(true);
    expect(asked.filter((each) => each.includes('photos'))).toHaveLength(1);
    expect(asked.filter((each) => /jpe?g/i.test(each))).toEqual([]);
    expect((await page.request.get(`${address}/photos/Caneca%20Azul.JPG`)).status()).toBe(404);
  });

test('a list that changed since the build is shown at the next visit, and no widths are guessed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const image_url = '/pictures/minha-caneca.webp';
  await page.route('**/products', (route) =>
    route.fulfill({ json: [productRow({ id: 'nova', name: 'Caneca Nova', image_url })] }),
  );
  await page.goto(address);
  await expect(page.getByRole('img', { name: 'Caneca Nova' })).toHaveAttribute('src', '/pictures/mugs.svg');
  expect(asked.filter((each) => each.includes('minha-caneca'))).toEqual([image_url]);
});
