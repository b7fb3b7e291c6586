/**
 * The proof that the packages work in apps that nobody here wrote (apps.ts). Installs the packed tarballs with a fresh
 * `npm install`, adds at most 15 lines, records a session in Chromium, and replays it. `npm run foreign`, nightly;
 * `npm run foreign -- kitchen-sink` takes one of the apps.
 * FOREIGN_REPOSITORY names a copy of the repository for a machine that does not reach it.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tools/chromium';
import { fromRoot } from '../../tools/fromRoot';
import { apps, edit, type ForeignApp } from './apps';

/** The versions of three years ago, and those of today. In Redux Toolkit 2, `defaults` is a function. */
const variants = [
  { react: '18', toolkit: '1.9.7', bindings: '8', defaults: 'defaults' },
  { react: '19', toolkit: '2', bindings: '9', defaults: 'defaults()' },
];

/** Without what npm hands down from this repository: its packages are used from source by an option of Node. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS)/i.test(name))),
  GITHUB_ACTIONS: '', // In a workflow, annotations are printed, too.
};

const packed = mkdtempSync(join(tmpdir(), 'packed-'));

function run(folder: string, command: string, ...args: string[]): string {
  const cwd = folder;
  return execFileSync(command, args, {
    cwd,
    env: folder === fromRoot('') ? process.env : env,
    encoding: 'utf8',
  });
}

/** Packs the packages. Returns the tarballs. */
function pack(): string[] {
  for (const name of ['action-log', 'action-log-panel', 'action-log-cli'])
    run(fromRoot(''), 'npm', 'run', '--silent', 'pack', '--', '-w', name, '--pack-destination', packed);
  return ['action-log', 'action-log-panel', 'action-log-cli'].map((name) =>
    join(packed, `${name}-0.1.0.tgz`),
  );
}

/** Puts an app's source into a folder. */
function download({ source }: ForeignApp, app: string): void {
  const from = mkdtempSync(join(tmpdir(), 'source-'));
  if ('npm' in source) {
    run(from, 'npm', 'pack', '--silent', source.npm);
    run(from, 'tar', 'xzf', `${source.npm.replace('@', '-')}.tgz`);
  } else {
    run(from, 'git', 'init', '--quiet');
    const { FOREIGN_REPOSITORY: repository = source.repository } = process.env;
    run(from, 'git', 'fetch', '--quiet', '--depth', '1', '--filter=blob:none', repository, source.commit);
    run(from, 'git', 'sparse-checkout', 'set', source.folder);
    run(from, 'git', 'checkout', '--quiet', source.commit);
  }
  cpSync(join(from, source.folder), app, { recursive: true });
  rmSync(from, { recursive: true });
}

/** Downloads and installs an app with the packages. Returns how many lines were added. */
function install(
  foreign: ForeignApp,
  app: string,
  tarballs: readonly string[],
  { react, toolkit, bindings, defaults }: (typeof variants)[number],
) {
  download(foreign, app);
  const www = join(app, 'www');
  mkdirSync(www);
  if (existsSync(join(app, 'public'))) cpSync(join(app, 'public'), www, { recursive: true });
  const page = `<!doctype html><title>${foreign.name}</title><link rel="stylesheet" href="/index.css"><div id="root"></div>`;
  writeFileSync(join(www, 'index.html'), `${page}<script type="module" src="/index.js"></script>`);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  const own = [
    `react@${react}`,
    `react-dom@${react}`,
    `@reduxjs/toolkit@${toolkit}`,
    `react-redux@${bindings}`,
    'esbuild',
    ...foreign.packages,
  ];
  run(app, 'npm', 'install', '--no-audit', '--no-fund', '--silent', ...own, ...tarballs);
  const files = Object.entries(foreign.added(defaults));
  for (const [file, lines] of files)
    for (const [below, line] of lines)
      if (below === '') appendFileSync(join(app, file), `${line}\n`);
      else edit(join(app, file), below, `${below}\n${line}`);
  return files.flatMap(([, lines]) => lines).length;
}

/** Compiles the types of the packages as Node resolves them. They are those of `redux` 5. */
function checkTypes(app: string) {
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  writeFileSync(
    join(app, 'types.mts'),
    "export * from 'action-log'; export * from 'action-log-panel/start';",
  );
  run(app, fromRoot('node_modules/.bin/tsc'), ...options, 'types.mts');
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const serveCommand = (port: number) =>
  `npx esbuild src/index.tsx --bundle --splitting --format=esm --outdir=www --loader:.svg=dataurl --jsx=automatic --servedir=www --serve-fallback=www/index.html --serve=${port}`;

/** Plays an app's session. Returns the text of its log, downloaded from the panel. */
async function record(page: Page, url: string, { session }: ForeignApp): Promise<string> {
  await page.goto(url);
  await session(page);
  await page.keyboard.press('Control+Shift+L');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download log' }).click();
  return readFileSync(await (await coming).path(), 'utf8');
}

/** A Playwright test that fails after a press. Returns the text of the log that is attached to it. */
function logOfFailedTest(app: string, url: string): string {
  const launchOptions = { executablePath: ensureBrowser(), args: browserFlags };
  writeFileSync(
    join(app, 'playwright.config.mts'),
    `export default { testMatch: 'failing.spec.mts', reporter: 'json', use: { launchOptions: ${JSON.stringify(launchOptions)} } };`,
  );
  writeFileSync(
    join(app, 'failing.spec.mts'),
    `import { test } from 'action-log-cli/playwright';
     test('fails', async ({ page }) => {
       await page.goto('${url}');
       await page.getByRole('button').first().click();
       throw new Error('as intended');
     });`,
  );
  const { stdout } = spawnSync('npx', ['playwright', 'test'], { cwd: app, encoding: 'utf8', env });
  const [, path = ''] = /"path": "(.*action-log.*\.json)"/.exec(stdout) ?? [];
  assert(path, stdout);
  return readFileSync(path, 'utf8');
}

async function prove(foreign: ForeignApp, variant: (typeof variants)[number], tarballs: readonly string[]) {
  const app = mkdtempSync(join(tmpdir(), `react-${variant.react}-`));
  const lines = install(foreign, app, tarballs, variant);
  assert(lines <= 15, `${lines} lines were added.`);
  if (variant.toolkit === '2') checkTypes(app);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const cli = (...args: string[]) =>
    spawnSync('npx', ['action-log', '--entry', 'src/recorded.ts', ...args], {
      cwd: app,
      encoding: 'utf8',
      env: { ...env, CHROMIUM_PATH: ensureBrowser() },
    });
  const walk = (...args: string[]) =>
    cli('--browser', 'log.json', '--url', url, '--start', serveCommand(port), ...args);

  const server = spawn(serveCommand(port), {
    cwd: app,
    shell: true,
    detached: true,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
  try {
    for (
      let tries = 0;
      tries < 300 &&
      !(await fetch(url).then(
        () => true,
        () => false,
      ));
      tries++
    )
      await new Promise((done) => setTimeout(done, 100));
    writeFileSync(join(app, 'failed.json'), logOfFailedTest(app, url));
    writeFileSync(
      join(app, 'log.json'),
      await record(await browser.newPage(), new URL(foreign.path, url).href, foreign),
    );
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }

  const expectCode = (what: string, { status, stdout, stderr }: ReturnType<typeof cli>, code: number) => {
    console.log(
      `${foreign.name}, React ${variant.react}, Redux Toolkit ${variant.toolkit}: ${what}\n${stdout}`,
    );
    assert.equal(status, code, stderr);
    return stdout;
  };
  expectCode('a replay in Node', cli('log.json'), 0);
  expectCode('a replay of what is attached to a failed test', cli('failed.json'), 0);
  expectCode('a replay in the panel', walk(), 0);
  assert.match(expectCode('a walk by hand', walk('--by-hand'), 0), foreign.walked);
  if (foreign.plantedOnPage) {
    const { file, right, wrong } = foreign.plantedOnPage;
    const read = ['--by-hand', '--page', 'src/page.ts'];
    expectCode('a walk by hand that reads the page', walk(...read), 0);
    edit(join(app, file), right, wrong);
    assert.match(expectCode('with a bug in a component', walk(...read), 1), /count/);
    edit(join(app, file), wrong, right);
  }
  const { file, right, wrong, seenAt } = foreign.planted;
  edit(join(app, file), right, wrong);
  assert.match(expectCode('with a planted bug', cli('log.json'), 1), seenAt);
  rmSync(app, { recursive: true });
  return lines;
}

const tarballs = pack();
const [wanted] = process.argv.slice(2);
for (const foreign of apps.filter(({ name }) => wanted === undefined || name === wanted))
  for (const variant of variants) {
    const lines = await prove(foreign, variant, tarballs);
    console.log(`ok: ${lines} lines added\n`);
  }
rmSync(packed, { recursive: true });
