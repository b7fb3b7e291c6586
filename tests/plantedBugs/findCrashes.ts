/**
 * `npx jiti tests/plantedBugs/findCrashes.ts [NAME...]`: plants each error of `crashes.ts`, or those named, shops
 * in a browser until its error view is there, and prints a `Survival` for each as a line of JSON. For tests/browser/crashes.spec.ts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import { run } from 'action-log-cli';
import { loadShop } from '../../tools/loadShop';
import { shopApp } from '../../tools/replay/shopApp';
import type * as ShopCode from '../../tools/replay/shopCode';
import { crashes, type Crash } from './crashes';
import { plantBug } from './plantBug';
import { buildQuickly } from './quickBuild';

/** What became of a crash. */
export interface Survival {
  name: string;
  /** What went wrong with the survival itself: the error view never came, say. */
  trouble?: string;
  /** The ids in the saved cart then. */
  cart: string[];
  /** The lines at the head of the copied report: name and version, address, time, error. */
  report: string[];
  /** The exit code of `npm run replay` with the report, its step and the error that it tells. */
  replayed: { code: number; told: string };
  /** How many documents were loaded until the shopper was back in the store. */
  documents: number;
  /** The heading that the way back led to, and the saved cart after a new load. */
  back: string;
  cartAfter: string[];
}

const error = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

/** A visit in which every part of the shop is used once: what the shopper does, and the text that shows it was done. */
const walk: readonly (readonly [deed: Crash['at'], (page: Page) => Promise<void>, shown: string])[] = [
  [
    'sorts',
    async (page) => {
      await page.getByRole('combobox', { name: /Organizar por/ }).click();
      await page.getByRole('option', { name: 'Mais vendidos' }).click();
    },
    'Mais vendidos',
  ],
  ['opens', (page) => page.getByRole('tabpanel').getByRole('link').first().click(), 'Descrição'],
  ['adds', (page) => press(page, 'ADICIONAR AO CARRINHO'), 'SEU CARRINHO'],
  ['removes', (page) => press(page, 'Remover Caneca 2'), 'Desfazer'],
  ['orders', (page) => press(page, 'Finalizar a compra'), 'Aguarde'],
];

const folder = mkdtempSync(join(tmpdir(), 'canecamisa-crashes-'));
const [dist, file] = [join(folder, 'dist'), join(folder, 'report.txt')];
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const served = await shopApp.browser.serve(dist);
/** Two items of a shopper who has been here before. */
const seeded = JSON.stringify(
  ['p1', 'p2'].map((id, at) => ({
    id,
    name: `Caneca ${at + 1}`,
    description: '',
    image_url: '/pictures/mugs.svg',
    category: 'mugs',
    price_in_cents: 2990,
    sales: 0,
    created_at: '2024-01-01T00:00:00.000Z',
    formatDate: 1704067200000,
    quantity: 1,
  })),
);

async function survive(crash: Crash): Promise<Survival> {
  await buildQuickly(dist, [plantBug(crash)]);
  const context = await browser.newContext({
    locale: 'pt-BR',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${served.baseURL}/404`);
  await page.evaluate((cart) => localStorage.setItem('canecamisa:cart', cart), seeded);
  const cart = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('canecamisa:cart') ?? '[]') as { id: string }[]).map(({ id }) => id),
    );
  await page.goto(served.baseURL);
  let documents = 0;
  page.on('load', () => (documents += 1));
  await page.getByRole('tabpanel').getByRole('listitem').nth(11).waitFor();

  for (const [deed, carryOut, shown] of walk) {
    await carryOut(page);
    if (deed === crash.at) break;
    await page.getByText(shown).first().waitFor();
  }
  await error(page).waitFor();
  const then = await cart();
  await press(page, 'Copiar relatório');
  await page.getByText('Relatório copiado').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  writeFileSync(file, text);
  let told = '';
  const load = async () =>
    (await loadShop<typeof ShopCode>([plantBug(crash)], 'tools/replay/shopCode.ts')).shopCode;
  const print = (line: string) => void (told += `${line}\n`);
  const code = await run([file], { ...shopApp, load }, { say: print, complain: print });
  await page.getByRole('link', { name: 'Voltar para a loja' }).click();
  await error(page)
    .waitFor({ state: 'hidden' })
    .catch(() => undefined);
  const back = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const loaded = documents;
  await page.goto(served.baseURL);
  const cartAfter = await cart();
  await context.close();
  return {
    name: crash.name,
    cart: then,
    report: text.split('\n').slice(0, 4),
    replayed: { code, told: told.replaceAll(file, 'report.txt') },
    documents: loaded,
    back,
    cartAfter,
  };
}

const only = process.argv.slice(2);
try {
  for (const crash of crashes.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const told = await survive(crash).catch((trouble: unknown) => ({
      name: crash.name,
      trouble: String(trouble),
    }));
    console.log(JSON.stringify(told));
  }
} finally {
  await browser.close();
  served.close();
  rmSync(folder, { recursive: true });
}
