/**
 * A shop with its owner's settings: name, icons, texts, amounts, links and company, and with its owner's pages.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createHandler } from '../../../server/serve.mjs';
import { jiti } from '../../../tools/jiti';
import { portOf } from '../../../server/portOf';
import { productRow } from '@/entities/product/index.fixtures';
import { cartItem } from '@/entities/cart/index.fixtures';
import { cards, expect, rows, test } from '../shop';
import { OWNER_SETTINGS, PATH, STORAGE_NAME, ofOwner } from './builds';

/** Builds a shop with these settings into the folder of the owner's build. */
const build = (settings: string) =>
  spawnSync(process.execPath, [jiti, 'tools/build/build.ts', '--quick', '--output-path', ofOwner], {
    env: { ...process.env, SHOP_SETTINGS: settings },
    encoding: 'utf8',
  });

const TABS = ['Roupas', 'Louças', 'Bonés', 'Bolsas', 'Pôsteres', 'Livros', 'Meias', 'Adesivos'];

let serveShop: RequestListener;
/** The tokens that calls of the backend had. */
const tokens: unknown[] = [];
/** Requests that the server did not expect: of files that are missing, or outside of the shop's path. */
const strange: string[] = [];
const server = createServer((request, response) => {
  const { url = '', headers } = request;
  // The server's other addresses belong to others.
  if (url === '/') return response.setHeader('Content-Type', 'text/html').end(`<a href="${PATH}cart">`);
  if (!url.startsWith(PATH)) strange.push(url);
  response.on('finish', () => response.statusCode === 404 && strange.push(url));
  if (url !== `${PATH}products`) return serveShop(request, response);
  tokens.push(headers['x-xsrf-token']);
  response.end(JSON.stringify(rows));
});
let own = '';

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', announced: /Service Worker registration blocked/ });

test.beforeAll(async () => {
  serveShop = await createHandler(ofOwner);
  own = `http://localhost:${portOf(server.listen(0))}${PATH}`;
});

test.afterAll(() => void server.close());

test('shows its name, texts and amounts everywhere, and keeps to its path', async ({
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

test("'Voltar' does not leave for a neighbour on the same server", async ({ page }) => {
  await page.goto(own); // Interactive, so that the neighbour below is not the first entry.
  await page.evaluate(() => location.assign('/'));
  await page.getByRole('link').waitFor({ state: 'attached' });
  await page.evaluate(() => document.querySelector('a')?.click());
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(own);
  await expect(cards(page)).toHaveCount(9);
});

test('sells eight kinds, nothing that is sold out, and no item at a price of last week', async ({ page }) => {
  const kind = (id: string, category: string, more = {}) => productRow({ id, name: id, category, ...more });
  await page.route(`${own}products`, (route) =>
    route.fulfill({
      json: [
        ...['t-shirts', 'mugs', 'bones', 'bolsas', 'livros', 'meias'].map((key) => kind(`um de ${key}`, key)),
        kind('dearer', 'posters', { name: 'Pôster Novo', price_in_cents: 3500 }),
        kind('gone', 'adesivos', { name: 'Adesivo Raro', stock: 0 }),
      ],
    }),
  );
  await page.goto(own);
  const item = (id: string, name: string) => cartItem({ id, name, price_in_cents: 2990 });
  const items = [item('dearer', 'Pôster'), item('lost', 'Livro Perdido'), item('gone', 'Adesivo Raro')];
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [`${STORAGE_NAME}:cart`, JSON.stringify(items)],
  );
  for (const [tab, name] of [
    ['Bolsas', 'um de bolsas'],
    ['Adesivos', 'Adesivo Raro'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(cards(page).getByRole('heading')).toHaveText([name]);
  }
  await cards(page).getByRole('link', { name: 'Adesivo Raro' }).click();
  const add = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription(/^Esgotado ?: não pode ser comprado agora/);

  await page.goto(`${own}cart`);
  const notes = page.getByRole('main').getByRole('note');
  await expect(notes).toHaveText([
    'Agora R$\u00a035,00 (era R$\u00a029,90). Novo nome: Pôster Novo',
    'Não está mais à venda',
    'Esgotado',
  ]);
  const send = page.getByRole('link', { name: 'Pedir pelo WhatsApp' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toHaveAccessibleDescription(
    /^1\. O pedido não pode ir pelo WhatsApp com um preço antigo/,
  );
  await send.focus();
  await expect(send).toBeFocused();
  await page.getByRole('button', { name: 'Atualizar Pôster' }).click();
  await expect(notes).toHaveText(['Não está mais à venda', 'Esgotado']);
  await expect(page.getByRole('heading', { name: 'Pôster Novo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover Livro Perdido' }).click();
  await page.getByRole('button', { name: 'Remover Adesivo Raro' }).click();
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Resumo do pedido' })).toContainText('R$\u00a035,00');
  await expect(send).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(send).toHaveAttribute('href', /^https:\/\/wa\.me\/5511912345678\?text=.*35%2C00/);
});

test('sells variants as one card, and the page of each replaces that of another without a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.route(`${own}products`, (route) =>
    route.fulfill({
      json: ['P', 'M', 'G'].map((size, stock) =>
        productRow({
          id: `mar-${size}`,
          name: 'Caneca Mar',
          color: 'Azul',
          size,
          stock,
          item_group_id: 'mar',
        }),
      ),
    }),
  );
  await page.goto(own);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  const sizes = page.getByRole('region', { name: 'Outras versões' }).getByRole('link');
  await expect(sizes).toHaveText(['P, esgotado', 'M', 'G']);
  const last = sizes.last();
  await last.focus(); // It scrolls to the link.
  const position = () => page.evaluate(() => ({ y: scrollY, entries: history.length }));
  await expect.poll(async () => (await position()).y).toBeGreaterThan(100);
  const before = await position();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${own}product/mar-G`);
  await expect(last).toHaveAttribute('aria-current', 'page');
  await expect(last).toBeFocused();
  expect(await position()).toEqual(before);
});

test('icons, manifest, font and share picture carry the name', () => {
  const made = (file: string) => readFileSync(`${ofOwner}/${file}`);
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

  test('every page says who sells, and the links below the summary lead to addresses of the owner', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['nowhere', 'product/none', 'cart']) {
      await page.goto(own + path);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('CNPJ 11.222.333/0001-81');
      const contact = footer.getByRole('link', { name: 'oi@lojadapraca.example' });
      await expect(contact).toHaveAttribute('href', 'mailto:oi@lojadapraca.example');
      await expect(footer).toContainText(
        'Prazo de entrega3 a 8 dias úteisPagamentoPix, Cartão em até 3x sem juros',
      );
    }
    const summary = page.getByRole('region', { name: 'Resumo do pedido' });
    const to = (name: string) => summary.getByRole('link', { name, exact: true });
    await expect(to('Ajuda')).toHaveAttribute('href', `${PATH}ajuda`);
    await expect(to('Entregas e Frete')).toHaveAttribute('href', 'https://praca.example/frete');
    await expect(to('Reembolsos')).toHaveAttribute('aria-disabled', 'true');
  });

  test("the owner's pages are whole, every page leads to them, and the list of products to a search", async ({
    page,
    request,
  }) => {
    await page.goto(`${own}produtos`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sobre a praça' }).click();
    await expect(page).toHaveURL(`${own}sobre-nos`);
    await expect(page).toHaveTitle('Sobre a praça | Loja da Praça');
    await expect(page.getByRole('row')).toHaveText(['DiaHora', 'Sábado8 às 18']);
    await page.getByRole('main').getByRole('link', { name: 'Ajuda' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central de ajuda');
    const sitemap = await (await request.get(`${own}sitemap.xml`)).text();
    expect(sitemap).toContain(`${PATH}ajuda</loc>`);
    await page.goto(`${own}produtos`);
    await page.getByRole('searchbox').fill('gato');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${own}?busca=gato`);
  });
});

test("opens the owner's pages without loading a document, and downloads their texts only then", async ({
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

test('a wrong value is explained in a sentence, and nothing is built', async () => {
  const wrong = 'test-results/wrongShop.json';
  writeFileSync(
    wrong,
    readFileSync(OWNER_SETTINGS, 'utf8').replace('"shippingInCents": 1550', '"shippingInCents": "15,50"'),
  );
  const before = readFileSync(`${ofOwner}/.releases.json`, 'utf8');
  expect(build(wrong)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${wrong}: shippingInCents: achado "15,50"; permitido: um número inteiro de centavos, de 0 a 1.000.000 (R$ 40,00 é 4000).\n`,
  });
  expect(readFileSync(`${ofOwner}/.releases.json`, 'utf8')).toBe(before);
});
