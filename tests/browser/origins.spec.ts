/**
 * A shop whose build names a backend, trusted origins and origins of logs. It is at two addresses: at 127.0.0.1, where
 * its backend is too, and at localhost, which is another origin to the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createHandler } from '../../server/serve.mjs';
import { BACKEND, cards, expect, rows, test } from './shop';

const FOLDER = 'test-results/origins';
const LOGS = 'https://registros.example';
/** The headers of each call of the backend. */
const calls: IncomingHttpHeaders[] = [];

let serveShop: RequestListener;
const server = createServer((request, response) => {
  if (request.url !== '/products') return serveShop(request, response);
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'GET') calls.push(request.headers);
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify(rows));
});
let own = '';
let other = '';

test.describe.configure({ mode: 'default' });
test.use({ announced: /Access-Control|ERR_FAILED/ });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const { port } = server.listen(0).address() as AddressInfo;
  own = `http://127.0.0.1:${port}`;
  other = `http://localhost:${port}`;
  const settings = {
    API_BASE_URL: own,
    API_TRUSTED_ORIGINS: own,
    LOG_ORIGINS: LOGS,
    PRERENDER_PRODUCTS: '1',
  };
  const build = spawn('npm', ['run', 'build', '--', '--output-path', FOLDER], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(build, 'close')).toEqual([0, null]);
  serveShop = await createHandler(FOLDER);
});

test.afterAll(() => void server.close());

test.beforeEach(() => void calls.splice(0));

/** The tokens that the backend was sent while the page at an address was opened by a shopper who has one. */
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
    expect(calls[0]?.origin).toBe(other);
  });

  test('goes to no other origin', async ({ page, context, baseURL }) => {
    // The shop of all other tests, which names no trusted origin, with this backend in the place of its own.
    const asked: (string | undefined)[] = [];
    await context.route(BACKEND, (route) => {
      asked.push(route.request().headers()['x-xsrf-token']);
      return route.fulfill({ json: rows });
    });
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'secret', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(cards(page).first()).toContainText('Número 0');
    expect(asked).toEqual([undefined]);
  });
});

test.describe('the address of a log', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Painel de QA' });
  const strip = (page: Page) =>
    page.getByRole('status').filter({ hasText: 'Sua própria sessão está guardada' });
  const open = (page: Page, address: string) => page.goto(`${other}/?qa=${encodeURIComponent(address)}`);

  test('of an origin that the build names is asked about first', async ({ page, context }) => {
    const body = await readFile('tests/logs/tour.json', 'utf8');
    const asked: (string | undefined)[] = [];
    await context.addCookies([{ name: 'segredo', value: '1', url: LOGS, sameSite: 'None', secure: true }]);
    await page.route(`${LOGS}/**`, (route) => {
      asked.push(route.request().headers().cookie);
      return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
    });
    await open(page, `${LOGS}/a.json?b&c`);
    const question = panel(page).getByRole('alertdialog', { name: 'Abrir o registro de registros.example?' });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(asked).toEqual([]);
    await open(page, `${LOGS}/a.json?b&c`);
    await question.getByRole('button', { name: 'Abrir' }).click();
    await expect(strip(page)).toBeVisible();
    expect(asked).toEqual([undefined]);
  });

  test('of another origin is refused in words, and nothing is asked of it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await open(page, 'https://evil.example/a.json');
    await expect(panel(page).getByRole('alert')).toHaveText(/^Este app só abre registros do endereço dele/);
    await expect(panel(page).getByRole('alertdialog')).toHaveCount(0);
    expect(asked).not.toContain('https://evil.example');
  });
});
