import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { ensureProgram } from '../../tools/programs';
import { fromRoot } from '../../tools/fromRoot';
import { jiti } from '../../tools/jiti';

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
      if (url.endsWith('framed.html')) response.end('<button>Framed</button>');
      else response.end(isScript ? outputFiles[0]?.contents : readFileSync(join(source, 'index.html')));
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

/** Downloads the log into a file of this test. */
async function download(app: Page): Promise<string> {
  await app.locator('#search').press('Control+Shift+L');
  const coming = app.waitForEvent('download');
  await app.getByRole('button', { name: 'Download log' }).click();
  const log = test.info().outputPath('log.json');
  await (await coming).saveAs(log);
  return log;
}

// What a press is noted as: packages/action-log-panel/src/recorder/watch.test.ts.
test('a log names a shortcut after a text, and a press in a frame, which no walk repeats', async ({
  app,
}) => {
  await app.locator('#search').pressSequentially('a');
  await app.keyboard.press('Control+s');
  await app.frameLocator('iframe').getByRole('button', { name: 'Framed' }).click();
  const { happened } = JSON.parse(readFileSync(await download(app), 'utf8')) as {
    happened: [number, { unrepeatable?: string }][];
  };
  expect(
    happened.flatMap(([count, { unrepeatable }]) => (unrepeatable ? [[count, unrepeatable]] : [])),
  ).toEqual([
    [0, 'shortcut'],
    [1, 'press in a frame'],
  ]);
});

test(
  'a walk repeats the presses, and says what it cannot repeat',
  { tag: '@soak' },
  async ({ app, address }) => {
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
  },
);
