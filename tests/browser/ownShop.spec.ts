/**
 * A shop whose settings are its owner's: the name and all that bears it, texts, amounts, links and the company.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from '../../server/serve.mjs';
import { jiti } from '../../server/testing/jiti';
import { cards, expect, test } from './shop';

const FOLDER = 'test-results/own-shop';
const SETTINGS = 'tests/browser/ownShop.json';

/** Builds a shop of other settings than those of the other tests. */
const build = (settings: string) =>
  spawnSync(process.execPath, [jiti, 'tools/build/build.ts', '--output-path', FOLDER], {
    env: { ...process.env, SHOP_SETTINGS: settings, PRERENDER_PRODUCTS: '1' },
    encoding: 'utf8',
  });

let serveShop: RequestListener;
const server = createServer((request, response) => serveShop(request, response));
let own = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { status, stderr } = build(SETTINGS);
  expect(status, stderr).toBe(0);
  serveShop = await createHandler(FOLDER);
  own = `http://localhost:${(server.listen(0).address() as AddressInfo).port}`;
});

test.afterAll(() => void server.close());

test('its name, texts and amounts are everywhere', async ({ page, alerts: _closed }) => {
  await page.goto(own);
  await expect(page).toHaveTitle('Loja da Praça: roupas e louças');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roupas e louças feitas na praça');
  await expect(page.getByRole('tab')).toHaveText(['Todos os produtos', 'Roupas', 'Louças']);
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
  await expect(main).toContainText('EntregaR$\u00a00,00'); // Above 150,00, and the promise is kept.
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toContain('loja-da-praca:cart');
  expect(keys.filter((key) => !key.startsWith('loja-da-praca:'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Loja da Praça' }).click();
  await expect(page).toHaveURL(`${own}/`);
});

test('icons, manifest, font and share picture bear it', () => {
  const made = (file: string) => readFileSync(`${FOLDER}/${file}`);
  expect(JSON.parse(String(made('manifest.webmanifest')))).toMatchObject({
    name: 'Loja da Praça',
    background_color: '#f3f7fa',
  });
  for (const file of ['favicon.ico', 'icon-192.png', 'apple-touch-icon.png', 'pictures/share.jpg'])
    expect(made(file).equals(readFileSync(`public/${file}`)), file).toBe(false);
  const samples = readFileSync('src/app/styles/fonts/logo.woff2', 'base64');
  expect(String(made('index.html'))).toContain('font/woff2;base64,');
  expect(String(made('index.html'))).not.toContain(samples);
  expect(String(made('index.html'))).toContain('11.222.333/0001-81');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/cart', '/nowhere', '/product/none'])
    test(`${path} tells who sells`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(own + path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('CNPJ 11.222.333/0001-81');
      await expect(footer.getByRole('link')).toHaveAttribute('href', 'mailto:oi@lojadapraca.example');
    });

  test('the links below the summary lead where they shall', async ({ page }) => {
    await page.goto(`${own}/cart`);
    const to = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(to('Ajuda')).toHaveAttribute('href', '/ajuda');
    await expect(to('Entregas e Frete')).toHaveAttribute('href', 'https://praca.example/frete');
    await expect(to('Reembolsos')).toHaveAttribute('aria-disabled', 'true');
  });
});

test('a wrong value is told in a sentence, and nothing is built', async () => {
  const wrong = 'test-results/wrongShop.json';
  writeFileSync(
    wrong,
    readFileSync(SETTINGS, 'utf8').replace('"shippingInCents": 1550', '"shippingInCents": "15,50"'),
  );
  const before = readFileSync(`${FOLDER}/.releases.json`, 'utf8');
  expect(build(wrong)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${wrong}: shippingInCents: found "15,50"; allowed: a whole number of cents, from 0 to 1,000,000 (R$ 40,00 is 4000).\n`,
  });
  expect(readFileSync(`${FOLDER}/.releases.json`, 'utf8')).toBe(before);
});
