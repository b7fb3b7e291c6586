/**
 * A shop below a path, /loja/, of a server whose other addresses belong to others.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createHandler } from '../../../server/serve.mjs';
import { portOf } from '../../../server/portOf';
import { cards, cartLink, choose, expect, row, saved, search, test } from '../shop';
import { BACKEND, withBackend } from './builds';

let server: Server;
let origin = '';
/** Requested addresses that the shop's server did not have. */
const missing: string[] = [];
/** Violations of the policy, and requests outside the shop's path. */
const trouble: string[] = [];

test.describe.configure({ mode: 'default' });
test.use({ backendUrl: `${BACKEND}/products` });

test.beforeAll(async () => {
  const serveShop = await createHandler(withBackend);
  server = createServer((request, response) => {
    if (request.url === '/')
      return response.setHeader('Content-Type', 'text/html').end('<a href="/loja/cart">');
    response.on('finish', () => response.statusCode === 404 && missing.push(request.url ?? ''));
    serveShop(request, response);
  }).listen(0);
  origin = `http://localhost:${portOf(server)}`;
});

test.afterAll(() => void server.close());

test.beforeEach(async ({ context }) => {
  missing.length = trouble.length = 0;
  await context.exposeBinding('reportViolation', (_source, text: string) => trouble.push(text));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && url.pathname !== '/' && !url.pathname.startsWith('/loja/'))
      trouble.push(url.href);
  });
});

test('sells: catalogue, product, reload, cart, order, back', async ({ page }) => {
  await page.goto(`${origin}/loja/`);
  await search(page, 'Número 4');
  await cards(page).first().getByRole('link').click();
  const product = `${origin}/loja/product/${row(4).id}`;
  await expect(page).toHaveURL(product);
  const picture = page.getByRole('main').getByRole('img', { name: row(4).name });
  const isShown = () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isShown).toBe(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: row(4).name })).toBeVisible();
  await expect.poll(isShown).toBe(true);
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page).toHaveURL(`${origin}/loja/cart`);
  expect(await saved(page, 'cart')).toMatchObject([{ id: row(4).id, image_url: '/pictures/mugs.svg' }]);
  await page.goBack();
  await expect(page).toHaveURL(product);
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`${origin}/loja/?busca=N%C3%BAmero+4`);

  await cartLink(page).click();
  await choose(page, /Quantidade/i, '3');
  await page.getByRole('button', { name: 'Finalizar a compra' }).click();
  await expect(page.getByText('Agradecemos a preferência, volte sempre!')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/loja/?busca=N%C3%BAmero+4`);
  await expect(cards(page).first()).toBeVisible();
  expect(missing).toEqual([]);
  expect(trouble).toEqual([]);
});

test.describe('without a backend', () => {
  test.use({ answer: null });

  test('shows the pictures of the sample products, and its own drawings and icons', async ({ page }) => {
    await page.goto(`${origin}/loja/`);
    const pictures = cards(page).getByRole('img');
    await expect(pictures).toHaveCount(12);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\/loja\/pictures\/.*\.avif$/,
      );
    }
    const hrefs = await page
      .locator('head link[href]:not([rel=canonical])')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
    const manifest = hrefs.find((href) => href.endsWith('manifest'));
    const { start_url, icons } = (await (await page.request.get(manifest ?? '')).json()) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(new URL(start_url, manifest).href).toBe(`${origin}/loja/`);
    for (const { src } of icons)
      expect((await page.request.get(new URL(src, manifest).href)).status()).toBe(200);
    await cartLink(page).click();
    const drawing = page.getByRole('main').locator('img');
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(missing).toEqual([]);
    expect(trouble).toEqual([]);
  });
});

test('shows a log at its own addresses, and makes a link to the shop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const body = await readFile('tests/logs/tour.json', 'utf8');
  await page.route('**/loja/registros/a.json', (route) => route.fulfill({ body }));
  const strip = page.getByRole('status').filter({ hasText: 'Your own session is kept' });
  await page.goto(`${origin}/loja/?qa=registros/a.json`);
  await expect(strip).toBeVisible();
  await page.getByRole('slider', { name: 'Timeline' }).fill('24');
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  await expect(page).toHaveURL(`${origin}/loja/cart`);
  await page.getByRole('button', { name: 'Close log' }).click();
  await expect(page).toHaveURL(`${origin}/loja/`);

  await page.getByRole('button', { name: 'Copy report' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`(${origin}/loja/?qa#data:`);
  expect(trouble).toEqual([]);
});

test("'Voltar' does not leave for a neighbour on the same server", async ({ page }) => {
  await page.goto(`${origin}/loja/`); // Interactive, so that the neighbour below is not the first entry.
  await page.evaluate(() => location.assign('/'));
  await page.getByRole('link').waitFor({ state: 'attached' });
  await page.evaluate(() => document.querySelector('a')?.click());
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`${origin}/loja/`);
  await expect(cards(page)).toHaveCount(12);
});
