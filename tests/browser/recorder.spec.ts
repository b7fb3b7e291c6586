import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { LogNote } from 'action-log';
import { ensureBrowser } from '../../tools/chromium';
import { fromRoot } from '../../tools/fromRoot';
import { jiti } from '../../tools/jiti';

declare global {
  interface Window {
    notes: () => [count: number, note: LogNote][];
  }
}

/** Serves the app of tests/foreign/controls, and opens it. */
const test = base.extend<{ address: string; app: Page }>({
  // Playwright reads the fixtures that one needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  address: async ({}, use) => {
    const source = fromRoot('tests/foreign/controls');
    const { outputFiles } = await build({
      entryPoints: [join(source, 'app.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      splitting: false,
      conditions: ['canecamisa'],
      loader: { '.scss': 'empty' },
      absWorkingDir: fromRoot(''),
    });
    const server = createServer(({ url = '' }, response) => {
      const isScript = url.endsWith('app.js');
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? outputFiles[0]?.contents : readFileSync(join(source, 'index.html')));
    });
    await new Promise<void>((resolve) => void server.listen(0, resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
  },
  app: async ({ page, address }, use) => {
    await page.goto(address);
    await use(page);
  },
});

const notesOf = async (page: Page) => (await page.evaluate(() => window.notes())).map(([, note]) => note);
const button = (name: string) => ({ role: 'button', name });

test('a press has the name that the browser computes', async ({ app }) => {
  const cdp = await app.context().newCDPSession(app);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const named = nodes.map(({ name }) => String(name?.value ?? ''));
  for (const selector of [
    '#labelled',
    'a[data-name]',
    '[data-name=hidden]',
    '[data-name=drawing]',
    'summary',
    '[data-name=box]',
    '[data-name=more]',
  ])
    await app.click(selector);
  const names = (await notesOf(app)).map(({ click }) => (click as { name: string }).name);
  expect(names).toEqual(['Your cart Open', 'Mug Blue R$ 5', 'Remove', 'Close', 'Filters', 'Terms', 'More']);
  expect(named).toEqual(expect.arrayContaining(names));
});

test('each press is one note, before its action', async ({ app }) => {
  await app.click('[data-name=down]');
  await app.dblclick('[data-name=double]');
  await app.click('[data-name=menu]', { button: 'right' });
  await app.getByText('Terms').click(); // The label's text.
  await app.focus('[data-name=more]');
  await app.keyboard.press('Enter');
  await app.keyboard.press('Space');
  await app.fill('#search', 'blue');
  await app.click('[value=two]');
  await app.fill('#search', 'red');
  await app.press('#search', 'Enter');
  await app.fill('#alone', 'ç');
  await app.press('#alone', 'Enter');
  await app.selectOption('#sizes', ['S', 'L']);
  await app.getByRole('button', { name: 'Inside' }).click();
  await app.locator('#more, [data-name=more]').evaluate((one: HTMLElement) => one.click());
  const counted = await app.evaluate(() => window.notes());
  const search = { role: 'textbox', name: 'Search' };
  const alone = { role: 'textbox', name: 'Alone' };
  expect(counted).toEqual([
    [0, { click: button('Down') }],
    [2, { click: button('Double') }],
    [2, { click: button('Double'), count: 2 }],
    [3, { click: button('Menu'), button: 'right' }],
    [4, { click: { role: 'checkbox', name: 'Terms' } }],
    [5, { key: 'Enter', on: button('More') }],
    [6, { key: ' ', on: button('More') }],
    [7, { fill: 'blue', on: search }],
    [7, { click: button('Two') }],
    [8, { fill: 'red', on: search }],
    [8, { key: 'Enter', on: search }],
    [9, { fill: 'ç', on: alone }],
    [9, { key: 'Enter', on: alone }],
    [10, { choose: ['S', 'L'], on: { role: 'listbox', name: 'Sizes' } }],
    [11, { click: button('Inside') }],
    [12, { click: button('More') }],
  ]);
});

test('a press that opens another tab says so, and a secret text is masked', async ({ app, context }) => {
  const opened = context.waitForEvent('page');
  await app.click('#link', { modifiers: ['Control'] });
  await (await opened).close();
  await app.click('#link', { button: 'middle' });
  await app.locator('#card').pressSequentially('4111');
  await app.keyboard.press('Tab');
  const link = { role: 'link', name: 'Other page' };
  const card = { role: 'combobox', name: 'Card' };
  expect(await notesOf(app)).toEqual([
    { click: link, keys: ['Control'] },
    { click: link, button: 'middle' },
    { fill: '•••', on: card },
    { key: 'Tab', on: card },
  ]);
});

test('a gesture that scrolls is no press, a tap is one', async ({ browser, address }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  const cdp = await context.newCDPSession(page);
  const { x, y } = (await page.locator('[data-name=more]').boundingBox()) ?? { x: 0, y: 0 };
  await cdp.send('Input.synthesizeScrollGesture', {
    x: x + 5,
    y: y + 5,
    yDistance: -200,
    gestureSourceType: 'touch',
  });
  await page.tap('[data-name=menu]');
  expect(await notesOf(page)).toEqual([{ click: button('Menu') }]);
  await context.close();
});
/** What a walk of a log says, and its exit code. */
const walk = (address: string, log: string) =>
  new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [jiti, fromRoot('tests/foreign/controls/walk.ts'), log, address],
      { env: { ...process.env, CHROMIUM_PATH: ensureBrowser() }, cwd: fromRoot('') },
      (error, stdout, stderr) => resolve(`${stdout}${stderr}exit code ${error?.code ?? 0}`),
    ),
  );

async function download(page: Page, file: string) {
  await page.keyboard.press('Control+Shift+L');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download log' }).click();
  await (await coming).saveAs(file);
}

test('a walk repeats the presses, and says what it cannot repeat', async ({ app, address }) => {
  const [whole, partly] = [test.info().outputPath('whole.json'), test.info().outputPath('partly.json')];
  await app.click('[data-name=down]');
  await app.dblclick('[data-name=double]');
  await app.click('[data-name=menu]', { button: 'right' });
  await app.click('#link', { modifiers: ['Control'] });
  await app.fill('#search', 'blue');
  await app.click('[value=two]');
  await app.fill('#search', 'ação');
  await app.press('#search', 'Enter');
  await app.fill('#alone', 'ç');
  await app.press('#alone', 'Enter');
  await app.selectOption('#sizes', ['S', 'L']);
  await app.getByRole('button', { name: 'Inside' }).click();
  await download(app, whole);
  await app.keyboard.press('Control+Shift+L');
  await app.click('#text');
  await app.keyboard.type('!');
  await download(app, partly);
  expect(await walk(address, whole)).toMatch(/same {7}in Chromium .* 0 dispatched\)\nexit code 0/);
  expect(await walk(address, partly)).toMatch(
    /not repeated in Chromium .*: from step 10 on, because of a text in an editor\nexit code 4/,
  );
});
