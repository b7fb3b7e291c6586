/**
 * A shop with its owner's pages and settings: name, icons, texts, amounts, links and company.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { parse } from 'promptparse';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { createHandler } from '../../../server/serve.mjs';
import { jiti } from '../../testing/jiti';
import { portOf } from '../../../server/portOf';
import { productRow } from '@/entities/product/index.fixtures';
import { cards, expect, rows, stopClock, test } from '../../testing/browser/shop';
import { textFaults } from '../../testing/browser/textFaults';
import { OWNER_SETTINGS, PATH, STORAGE_NAME, ofOwner } from './builds';

const TABS = ['Roupas', 'Louças', 'Bonés', 'Bolsas', 'Pôsteres', 'Livros', 'Meias', 'Adesivos'];

let serveShop: RequestListener;
/** The tokens that calls of the backend had. */
const tokens: unknown[] = [];
/** Requests that the server did not expect: of files that are missing, or outside of the shop's path. */
const strange: string[] = [];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  if (!url.startsWith(PATH)) strange.push(url);
  response.on('finish', () => response.statusCode === 404 && strange.push(url));
  if (url !== `${PATH}products`) return serveShop(request, response);
  tokens.push(headers['x-xsrf-token']);
  response.end(JSON.stringify(rows));
});
let own = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  serveShop = await createHandler(ofOwner);
  own = `http://localhost:${portOf(server.listen(0))}${PATH}`;
});

test.afterAll(() => void server.close());

test("an owner's shop shows its name, texts and amounts everywhere, and keeps to its path", async ({
  page,
  context,
  alerts: _closed,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: own }]);
  await page.goto(own);
  await expect(page).toHaveTitle(/^Loja da Praça: roupas, louças, bonés, .* e adesivos$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roupas e louças feitas na praça');
  await expect(page.getByRole('tab')).toHaveText(['Todos os produtos', ...TABS]);
  await expect(cards(page)).toHaveCount(9);
  await expect(page.getByRole('contentinfo')).toContainText('CNPJ 11.222.333/0001-81');
  await page.getByRole('tab', { name: 'Louças' }).click();
  await cards(page).first().getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Louça');
  await expect(main).toContainText(
    '*Frete de R$15,50 para todo o Brasil. Grátis para compras acima de R$150,00',
  );
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('combobox', { name: 'Quantidade' }).click();
  await expect(page.getByRole('option')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);
  await page.getByRole('option', { name: '8' }).click();
  await expect(main).toContainText('EntregaGrátis'); // Above 150,00, and the promise is kept.
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain(`${STORAGE_NAME}:cart`);
  expect(keys.filter((key) => !key.startsWith(`${STORAGE_NAME}:`))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Loja da Praça' }).click();
  await expect(page).toHaveURL(own);
  const hrefs = await page
    .locator('head link[href]:not([rel=canonical])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
  expect(tokens).toEqual(['secret']);
  expect(strange).toEqual([]);
});

test('on a phone variants change without a jump, and the order by WhatsApp is in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const json = ['P', 'M', 'G'].map((size, stock) =>
    productRow({ id: `mar-${size}`, name: 'Caneca Mar', color: 'Azul', size, stock, item_group_id: 'mar' }),
  );
  await page.route(`${own}products`, (route) => route.fulfill({ json }));
  await page.goto(own);
  await expect(cards(page)).toHaveCount(1); // The backend's list has replaced the built-in one.
  await cards(page).getByRole('link').click();
  const sizes = page.getByRole('region', { name: 'Outras versões' }).getByRole('link');
  await expect(sizes).toHaveText(['P', 'M', 'G']);
  await expect(sizes.first()).toHaveAccessibleName('P, esgotado');
  const last = sizes.last();
  await last.focus(); // It scrolls to the link.
  const position = () => page.evaluate(() => ({ y: scrollY, entries: history.length }));
  await expect.poll(async () => (await position()).y).toBeGreaterThan(100);
  const before = await position();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${own}product/mar-G`);
  await expect(last).toBeFocused();
  expect(await position()).toEqual(before);
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page.getByRole('listitem')).toContainText('Caneca Mar, Azul, G');
  await expect(page.getByRole('link', { name: 'Pedir pelo WhatsApp' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Finalizar a compra' })).not.toBeInViewport();
});

test('on a phone an order that is too long for a link is copied while WhatsApp opens, or shown in the window', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  const json = Array.from({ length: 90 }, (_, at) => productRow({ id: `p${at}`, name: `Caneca ${at}` }));
  await page.route(`${own}products`, (route) => route.fulfill({ json }));
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.addInitScript(([name, items]) => localStorage.setItem(`${name}:cart`, items), [
    STORAGE_NAME,
    JSON.stringify(json),
  ] as const);
  await page.goto(`${own}cart`);
  const order = async (permissions: string[]) => {
    await context.clearPermissions();
    await context.grantPermissions(permissions);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Pedir pelo WhatsApp' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/^https:\/\/wa\.me\/\d+$/);
    await tab.close();
  };
  const field = page.getByRole('textbox', { name: 'Pedido para o WhatsApp' });
  const lines = (text: string) => text.split('\n').filter((line) => line.includes(' cada'));

  await order(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText('Pedido copiado. Cole-o na conversa')).toBeInViewport({ ratio: 1 });
  expect(lines(await page.evaluate(() => navigator.clipboard.readText()))).toHaveLength(90);

  await order([]);
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('O navegador não deixou copiar.')).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  expect(lines(await page.evaluate(() => String(getSelection())))).toHaveLength(90);
});

for (const width of [1440, 320])
  test(`in a window of ${width} pixels Pix's QR code can be read from the screen, contains the text of the field, and is downloaded only then`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 700 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts: string[] = [];
    page.on('request', (request) => {
      scripts.push(/assets\/(\w+)\..*js$/.exec(request.url())?.[1] ?? '');
    });
    const json = [productRow({ id: 'azul', name: 'Caneca Azul', price_in_cents: 1999 })];
    await page.route(`${own}products`, (route) => route.fulfill({ json }));
    await page.addInitScript(([name, items]) => localStorage.setItem(`${name}:cart`, items), [
      STORAGE_NAME,
      JSON.stringify(json),
    ] as const);
    await page.goto(`${own}cart`);
    await expect(page.getByText('ou R$ 34,50 no Pix')).toBeVisible(); // 95 % of 19,99, rounded up, and 15,50.
    const link = page.getByRole('link', { name: 'Pedir pelo WhatsApp' });
    const order = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const [, number = ''] = /o pedido (\S+) na/.exec(order) ?? [];
    await page.getByRole('button', { name: 'Finalizar a compra' }).click();
    await stopClock(page);
    expect(scripts).not.toContain('pix');
    await page.getByRole('button', { name: 'Já enviei, esvaziar o carrinho' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Aguarde, estamos finalizando sua compra...',
    );
    expect(await page.locator('header').evaluate((header) => header.closest('[inert]') !== null)).toBe(true);

    const region = page.getByRole('region', { name: 'Pague com Pix: R$ 34,50' });
    const expectCode = async () => {
      const field = region.getByRole('textbox', { name: 'Código Pix copia e cola' });
      const code = await field.inputValue();
      expect(order).toContain(`\n${code}`);
      const read = parse(code, true);
      expect(read?.getTagValue('26', '01')).toBe('11222333000181');
      expect(read?.getTagValue('54')).toBe('34.50');
      expect(read?.getTagValue('62', '05')).toBe(number.replace('-', ''));
      const picture = region.getByRole('img', { name: `QR Code do Pix de R$ 34,50, pedido ${number}` });
      await picture.scrollIntoViewIfNeeded();
      const { data, info } = await sharp(await picture.screenshot())
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(decodeQR({ width: info.width, height: info.height, data })).toBe(code);
      const copy = region.getByRole('button', { name: 'Copiar código Pix' });
      await field.focus();
      expect(await page.evaluate(() => String(getSelection()))).toBe(code);
      await page.keyboard.press('Tab');
      await expect(copy).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(region.getByRole('status')).toHaveText(/^Código Pix copiado\./);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await expectCode();
    expect(scripts).toContain('pix');

    await page.clock.fastForward(1000);
    await page.clock.resume();
    await expect(page).toHaveURL(own);
    await expect(page.getByText('Compra finalizada. Volte sempre!')).toBeVisible();
    await expectCode();
    expect((await new AxeBuilder({ page }).include('main details').analyze()).violations).toEqual([]);
  });

test("icons, manifest and share picture show the shop's name", () => {
  const made = (file: string) => readFileSync(`${ofOwner}/${file}`);
  expect(JSON.parse(String(made('manifest.webmanifest')))).toMatchObject({
    name: 'Loja da Praça',
    background_color: '#f3f7fa',
  });
  for (const file of ['favicon.ico', 'icon-192.png', 'apple-touch-icon.png', 'pictures/share.jpg'])
    expect(made(file).equals(readFileSync(`dist/${file}`)), file).toBe(false);
  expect(String(made('index.html'))).toContain('11.222.333/0001-81');
});

test("an owner's pages open without loading a document, and their texts are downloaded only then", async ({
  page,
}) => {
  const documents: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
    scripts.push(/assets\/(\w+)\..*js$/.exec(request.url())?.[1] ?? '');
  });
  await page.goto(`${own}cart`);
  expect(scripts).toContain('main');
  expect(scripts).not.toContain('text');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central de ajuda');
  await expect(page).toHaveURL(`${own}ajuda`);
  await page.reload();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(`${own}cart`);
  expect(documents).toEqual([`${own}cart`, `${own}ajuda`]);
});

test("the owner's text for missing products is at the address of a product that the list does not have, and in no link", async ({
  page,
}) => {
  await page.goto(`${own}product/saiu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este produto saiu da loja');
  await expect(page).toHaveTitle('Este produto saiu da loja | Loja da Praça');
  await expect(page.getByRole('contentinfo').getByText('Este produto saiu')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'vitrine' }).click();
  await expect(page).toHaveURL(own);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este produto saiu da loja');
  expect((await page.request.get(`${own}produto-nao-encontrado`)).status()).toBe(404);
  expect(readFileSync(`${ofOwner}/sitemap.xml`, 'utf8')).not.toContain('produto-nao-encontrado');
});

test('no word, long tab or table is broken in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['', 'sobre-nos', `product/${rows[0]?.id}`]) {
    await page.goto(`${own}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await textFaults(page), path).toEqual([]);
  }
});

test('a wrong value is explained in a sentence, and nothing is built', () => {
  const wrong = 'test-results/wrongShop.json';
  const settings = readFileSync(OWNER_SETTINGS, 'utf8');
  writeFileSync(wrong, settings.replace('"shippingInCents": 1550', '"shippingInCents": "15,50"'));
  const releases = () => readFileSync(`${ofOwner}/.releases.json`, 'utf8');
  const before = releases();
  const build = [jiti, 'tools/build/build.ts', '--quick', '--output-path', ofOwner];
  const env = { ...process.env, SHOP_SETTINGS: wrong };
  const { status, stderr } = spawnSync(process.execPath, build, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  // The owner's pages are not beside these settings, so links that lead to them are mistakes, too.
  expect(stderr).toMatch(
    /^\S+: linha \d+, shippingInCents: achado "15,50"; permitido: um número inteiro .*\.$/m,
  );
  expect(releases()).toBe(before);
});
