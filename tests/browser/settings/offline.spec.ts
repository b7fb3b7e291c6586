/**
 * Offline mode and metrics of a shop below a path.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { createHandler } from '../../../server/serve.mjs';
import { writeKillSwitch } from '../../../tools/build/serviceWorker';
import { portOf } from '../../../server/portOf';
import { cards, expect, row, rows, test } from '../shop';
import { METRICS_PORT, PATH, STORAGE_NAME, ofOwner } from './builds';

interface Beacon {
  events: { name: string; ms: number }[];
  vitals: { name: string; value: number }[];
}
const beacons: Beacon[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => beacons.push(JSON.parse(body) as Beacon));
  response.end();
});

let serveShop: Awaited<ReturnType<typeof createHandler>>;
let isDown = false;
/** Replaces the build's sw.js. */
let worker: string | undefined;
const requested: string[] = [];
const server = createServer((request, response) => {
  requested.push(request.url ?? '');
  if (isDown) return void request.socket.destroy();
  if (request.url === `${PATH}products`) return response.end(JSON.stringify(rows));
  if (worker === undefined || request.url !== `${PATH}sw.js`) return serveShop(request, response);
  response.setHeader('Content-Type', 'text/javascript').end(worker);
});
let shop = '';
const trouble: string[] = [];

test.use({ answer: null });
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  collector.listen(METRICS_PORT);
  serveShop = await createHandler(ofOwner);
  shop = `http://localhost:${portOf(server.listen(0))}${PATH}`;
});

test.afterAll(() => {
  server.close();
  collector.close();
});

test.beforeEach(async ({ context }) => {
  isDown = false;
  worker = undefined;
  trouble.length = beacons.length = 0;
  await context.exposeBinding('reportViolation', (_source, text: string) => trouble.push(text));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
});

test.afterEach(() => expect(trouble, 'violations of the policy').toEqual([]));

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

/** Visits once until the worker is installed, and a second time with it. */
async function visitTwice(page: Page) {
  await page.goto(shop);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await isControlled(page)).toBe(false);
  await page.reload();
  expect(await isControlled(page)).toBe(true);
  await expect(cards(page).first()).toContainText('Número');
}

test('sells without a network, after a visit with one', async ({ page, context, alerts: _closed }) => {
  await visitTwice(page);
  requested.length = 0;
  await page.goto(`${shop}cart`); // While there is a network, its pages are shown.
  expect(requested).toContain(`${PATH}cart`);
  await page.goBack();
  isDown = true;
  await context.setOffline(true);
  await page.reload();
  await expect(cards(page).filter({ hasText: row(0).name })).toHaveCount(1); // The list is the backend's.
  await page.goto(`${shop}ajuda`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Central de ajuda');
  await page.goto(`${shop}product/${row(3).id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(row(3).name);
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: row(3).name })).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar a compra' }).click();
  await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
  const cart = () => page.evaluate((name) => localStorage.getItem(`${name}:cart`), STORAGE_NAME);
  await expect.poll(cart).toBe('[]');
});

test('a release waits until the last tab is closed', { tag: '@soak' }, async ({ page, context }) => {
  await visitTwice(page);
  const documents: string[] = [];
  context.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  worker = `${readFileSync(`${ofOwner}/sw.js`, 'utf8')}\n// Another release.`;
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => isWaiting(page)).toBe(true);
  const other = await context.newPage();
  await other.goto(shop);
  await page.close();
  expect(await isWaiting(other)).toBe(true);
  expect(documents).toEqual([shop]);
  await other.close();
  await expect(async () => {
    const next = await context.newPage();
    await next.goto(shop);
    const isStillWaiting = await isWaiting(next);
    await next.close();
    expect(isStillWaiting).toBe(false);
  }).toPass();
});

test('the worker of a shop without offline mode removes itself', { tag: '@soak' }, async ({ page }) => {
  await visitTwice(page);
  writeKillSwitch('test-results', STORAGE_NAME);
  worker = readFileSync('test-results/sw.js', 'utf8');
  await page.evaluate(async () => {
    await caches.open("another shop's");
    await (await navigator.serviceWorker.ready).update();
  });
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: ["another shop's"] });
  await expect(cards(page)).toHaveCount(9);
  await page.reload();
  expect(await isControlled(page)).toBe(false);
});

test("events and web vitals reach the owner's function", async ({ page }) => {
  await page.goto(shop);
  const downloaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(downloaded).toContain('/metrics.');
  await page.getByRole('tab', { name: 'Louças' }).click();
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  await page.goto('about:blank');
  const sent = (kind: keyof Beacon) => beacons.flatMap((beacon) => beacon[kind].map(({ name }) => name));
  await expect.poll(() => sent('events')).toEqual(['catalogue/categoryChosen', 'cart/productAdded']);
  await expect.poll(() => sent('vitals')).toEqual(expect.arrayContaining(['LCP', 'INP', 'CLS']));
});
