/**
 * A shop whose build names a backend, trusted origins and origins of logs. It has two addresses: 127.0.0.1, which is also
 * its backend's, and localhost, which is another origin for the browser.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { createHandler } from '../../../server/serve.mjs';
import { BACKEND as usualBackend, cards, expect, rows, test } from '../shop';
import { BACKEND, BACKEND_PORT, LOGS, PATH, withBackend } from './builds';

const own = BACKEND + PATH;
const other = `http://localhost:${BACKEND_PORT}${PATH}`;
/** The headers of each call of the backend. */
const calls: IncomingHttpHeaders[] = [];

let serveShop: RequestListener;
const server = createServer((request, response) => {
  if (request.url !== '/products') return serveShop(request, response);
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'GET') calls.push(request.headers);
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
});
test.describe.configure({ mode: 'default' });
test.use({ announced: /Access-Control|ERR_FAILED/ });

test.beforeAll(async () => {
  serveShop = await createHandler(withBackend);
  server.listen(BACKEND_PORT);
});

test.afterAll(() => void server.close());

test.beforeEach(() => void calls.splice(0));

/** Opens the page at an address with a token in its cookies. Returns the tokens that the backend received. */
async function tokens(page: Page, address: string) {
  await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: address }]);
  await page.goto(address);
  await expect(cards(page).first()).toContainText('Número 0');
  return calls.map((headers) => headers['x-xsrf-token']);
}

test.describe('the XSRF token', () => {
  test('goes to the own origin', async ({ page }) => {
    expect(await tokens(page, own)).toEqual(['secret']);
  });

  test('goes to a trusted origin', async ({ page }) => {
    expect(await tokens(page, other)).toEqual(['secret']);
    expect(calls[0]?.origin).toBe(new URL(other).origin);
  });

  test('goes to no other origin', async ({ page, context, baseURL }) => {
    // The shop of all other tests names no trusted origin.
    const received: (string | undefined)[] = [];
    await context.route(usualBackend, (route) => {
      received.push(route.request().headers()['x-xsrf-token']);
      return route.fulfill({ json: rows });
    });
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(cards(page).first()).toContainText('Número 0');
    expect(received).toEqual([undefined]);
  });
});

test.describe('the address of a log', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'QA panel' });
  const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'Your own session is kept' });
  const open = (page: Page, address: string) => page.goto(`${other}?qa=${encodeURIComponent(address)}`);

  test('of an origin that the build names is opened after a question', async ({ page, context }) => {
    const body = await readFile('tests/logs/tour.json', 'utf8');
    const cookies: (string | undefined)[] = [];
    await context.addCookies([{ name: 'segredo', value: '1', url: LOGS, sameSite: 'None', secure: true }]);
    await page.route(`${LOGS}/**`, (route) => {
      cookies.push(route.request().headers().cookie);
      return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
    });
    await open(page, `${LOGS}/a.json?b&c`);
    const question = panel(page).getByRole('alertdialog', { name: 'Open the log of registros.example?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(cookies).toEqual([]);
    await open(page, `${LOGS}/a.json?b&c`);
    await question.getByRole('button', { name: 'Open' }).click();
    await expect(strip(page)).toBeVisible();
    expect(cookies).toEqual([undefined]);
  });

  test('of another origin is refused with a message and without a request', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).origin));
    await open(page, 'https://evil.example/a.json');
    await expect(panel(page).getByRole('alert')).toHaveText(/This app opens logs only from its own address/);
    await expect(panel(page).getByRole('alertdialog')).toHaveCount(0);
    expect(requested).not.toContain('https://evil.example');
  });
});
