import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { LogNote } from 'action-log';
import { ensureProgram } from '../../tools/programs';
import { fromRoot } from '../../tools/fromRoot';
import { jiti } from '../../tools/jiti';

declare global {
  interface Window {
    notes: () => [count: number, note: LogNote][];
  }
}

/** Serves the app of tests/browser/controls, and opens it. */
const test = base.extend<{ address: string; app: Page }>({
  // Playwright reads the fixtures that one needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  address: async ({}, use) => {
    const source = fromRoot('tests/browser/controls');
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

test('a noted press has the name that the browser computes', async ({ app }) => {
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
  const notes = await app.evaluate(() => window.notes());
  const names = notes.map(([, { click }]) => (click as { name: string }).name);
  expect(names).toEqual(['Your cart Open', 'Mug Blue R$ 5', 'Remove', 'Close', 'Filters', 'Terms', 'More']);
  expect(named).toEqual(expect.arrayContaining(names));
});

/** Downloads the log from the panel. Returns its path. */
async function download(app: Page): Promise<string> {
  await app.keyboard.press('Control+Shift+L');
  const coming = app.waitForEvent('download');
  await app.getByRole('button', { name: 'Download log' }).click();
  const log = test.info().outputPath('log.json');
  await (await coming).saveAs(log);
  return log;
}

/** What a walk of a log says, and its exit code. */
const walk = (address: string, log: string) =>
  new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [jiti, fromRoot('tests/browser/controls/walk.ts'), log, address],
      { env: { ...process.env, CHROMIUM_PATH: ensureProgram('chromium') }, cwd: fromRoot('') },
      (error, stdout, stderr) => resolve(`${stdout}${stderr}exit code ${error?.code ?? 0}`),
    ),
  );

test('a walk repeats the presses, and says what it cannot repeat', async ({ app, address }) => {
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
  await app.click('#text');
  await app.keyboard.type('!');
  expect(await walk(address, await download(app))).toMatch(
    /not repeated in Chromium .* 0 dispatched\): from step 10 on, because of a text in an editor\nexit code 4/,
  );
});

test('a walk cannot repeat an action of a shortcut, of which no log has the key', async ({
  app,
  address,
}) => {
  await app.click('[data-name=down]');
  await app.keyboard.press('Control+b');
  expect(await walk(address, await download(app))).toMatch(
    /not repeated in Chromium .*: from step 3 on, because of a shortcut on button "Down"\nexit code 4/,
  );
});
