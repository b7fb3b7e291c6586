/**
 * Two builds of one shop: the owner has renamed the categories' keys and lowered the largest quantity while a tab of
 * the first build is open. Each tab has the list of its own build.
 */
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { productRow } from '@/entities/product/index.fixtures';
import { createHandler } from '../../../server/serve.mjs';
import { portOf } from '../../../server/portOf';
import { expect, saved, test, type Row } from '../../testing/browser/shop';
import { choose, remove } from '../../testing/browser/shopper';
import { ofRenamed } from './builds';

const first: readonly Row[] = [
  productRow({ id: 'same', name: 'Caneca Igual' }),
  productRow({ id: 'dear', name: 'Caneca Cara' }),
  productRow({ id: 'gone', name: 'Caneca Antiga' }),
  productRow({ id: 'sold', name: 'Caneca Gasta' }),
  productRow({ id: 'few', name: 'Caneca Rara' }),
];
const [same, dear, , sold, few] = first.map((row) => ({ ...row, category: 'canecas' }));
const second = [
  same,
  { ...dear, price_in_cents: 2500 },
  { ...sold, stock: 0 },
  { ...few, stock: 2 },
  productRow({ id: 'new', name: 'Caneca Nova', category: 'canecas' }),
];

type Build = 'first' | 'second';
const folders: Readonly<Record<Build, string>> = { first: 'dist', second: ofRenamed };
const handlers = new Map<Build, RequestListener>();
/** Which build the server has in place. */
let inPlace: Build = 'first';
const server = createServer((request, response) => {
  const { url = '' } = request;
  // A release keeps the scripts of the one before.
  const otherBuild: Build = inPlace === 'first' ? 'second' : 'first';
  const isOfOther = url.startsWith('/assets/') && existsSync(folders[otherBuild] + url);
  handlers.get(isOfOther ? otherBuild : inPlace)?.(request, response);
});
let address = '';

test.beforeAll(async () => {
  for (const build of ['first', 'second'] as const) handlers.set(build, await createHandler(folders[build]));
  address = `http://localhost:${portOf(server.listen(0))}`;
});
test.afterAll(() => void server.close());

/** Opens the cart in a tab of a build, with the backend's list of its time. */
async function openCart(page: Page, build: Build) {
  inPlace = build;
  await page.route('**/products', (route) => route.fulfill({ json: build === 'first' ? first : second }));
  await page.goto(`${address}/cart`);
}

const lines = (page: Page) => page.getByRole('main').getByRole('combobox', { name: /^Quantidade de/ });
/** 'Quantidade de Caneca Igual: 5' of each line. */
const linesOf = (page: Page) =>
  lines(page).evaluateAll((all) => all.map((line) => line.getAttribute('aria-label')?.slice(14)));

const titleOf = (opened: Build, open: Build) =>
  `a tab of the ${opened} build beside a tab of the ${open} loses no line, and each gets the other's changes`;

// At night, because the second build takes half a minute.
for (const [open, opened] of [
  ['first', 'second'],
  ['second', 'first'],
] as const)
  test(titleOf(opened, open), { tag: '@soak' }, async ({ page, context }) => {
    await openCart(page, open);
    const items = first.map((row) => ({ ...row, formatDate: 0, quantity: 3 }));
    await page.evaluate((text) => localStorage.setItem('canecamisa:cart', text), JSON.stringify(items));
    await page.reload();
    const all = ['Igual', 'Cara', 'Antiga', 'Gasta', 'Rara'].map((name) => `Caneca ${name}: 3`);
    await expect.poll(() => linesOf(page)).toEqual(all);

    const secondTab = await context.newPage();
    await openCart(secondTab, opened);
    await expect.poll(() => linesOf(secondTab)).toEqual(all);
    await expect.poll(() => linesOf(page)).toEqual(all);
    const ofSecond = open === 'second' ? page : secondTab;
    await expect(ofSecond.getByRole('note')).toHaveText([
      /^Agora R\$.25,00 \(era R\$.19,90\)$/,
      'Não está mais à venda',
      'Esgotado',
      'Só há 2',
    ]);
    await expect((open === 'second' ? secondTab : page).getByRole('note')).toHaveText([]);

    await remove(secondTab, 'Caneca Antiga');
    await choose(page, /Caneca Igual/, '2');
    const linesOfBoth = ['Igual: 2', 'Cara: 3', 'Gasta: 3', 'Rara: 3'].map((line) => `Caneca ${line}`);
    await expect.poll(() => linesOf(page)).toEqual(linesOfBoth);
    await expect.poll(() => linesOf(secondTab)).toEqual(linesOfBoth);
    await ofSecond.getByRole('button', { name: 'Atualizar Caneca Rara' }).click();
    linesOfBoth[3] = 'Caneca Rara: 2';
    await expect.poll(() => linesOf(page)).toEqual(linesOfBoth);
    await expect.poll(() => linesOf(secondTab)).toEqual(linesOfBoth);
    expect(await saved(page, 'cart')).toMatchObject(['same', 'dear', 'sold', 'few'].map((id) => ({ id })));

    inPlace = 'second';
    await ofSecond.goto(`${address}/product/new`);
    await ofSecond.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    linesOfBoth.push('Caneca Nova: 1');
    await expect.poll(() => linesOf(page)).toEqual(linesOfBoth);
    await expect.poll(() => linesOf(secondTab)).toEqual(linesOfBoth);
  });
