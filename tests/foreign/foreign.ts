/**
 * The proof that the packages work in other apps (apps.ts). Installs the packed tarballs with a fresh `npm
 * install`, adds at most 15 lines to an app that nobody here wrote, records a session in Chromium, and
 * replays and walks it. `npm run foreign`, nightly; `npm run foreign -- kept-libraries` takes one of the
 * apps.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureProgram } from '../../tools/programs';
import { fromRoot } from '../../tools/fromRoot';
import { apps, edit, type ForeignApp } from './apps';

/** The versions of three years ago, and those of today. In Redux Toolkit 2, `defaults` is a function. */
const variants = [
  { react: '18', toolkit: '1.9.7', bindings: '8', defaults: 'defaults' },
  { react: '19', toolkit: '2', bindings: '9', defaults: 'defaults()' },
];
type Variant = (typeof variants)[number];

const PACKAGES = ['action-log', 'action-log-panel', 'action-log-cli'];
const PORT = Number(process.env.E2E_PORT ?? 3399);
const URL_OF_APP = `http://localhost:${PORT}/`;
const SERVE = `npx esbuild src/index.tsx --bundle --splitting --format=esm --outdir=www --loader:.svg=dataurl --jsx=automatic --servedir=www --serve-fallback=www/index.html --serve=${PORT}`;

/** Without what npm hands down from this repository, whose packages an option of Node uses from source. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_OPTIONS)/i.test(name)),
);

function run(folder: string, command: string, ...args: string[]): string {
  const isHere = folder === fromRoot('');
  return execFileSync(command, args, { cwd: folder, env: isHere ? process.env : env, encoding: 'utf8' });
}

/** Puts an app's source into a folder. */
function download({ source }: ForeignApp, app: string): void {
  if (!source) return mkdirSync(join(app, 'src'));
  const from = mkdtempSync(join(tmpdir(), 'source-'));
  run(from, 'npm', 'pack', '--silent', source.npm);
  run(from, 'tar', 'xzf', `${source.npm.replace('@', '-')}.tgz`);
  cpSync(join(from, source.folder), app, { recursive: true });
  rmSync(from, { recursive: true });
}

/** Downloads and installs an app with the packages. Returns how many lines were added. */
function install(foreign: ForeignApp, app: string, tarballs: readonly string[], variant: Variant): number {
  download(foreign, app);
  const www = join(app, 'www');
  mkdirSync(www);
  if (existsSync(join(app, 'public'))) cpSync(join(app, 'public'), www, { recursive: true });
  const html = `<!doctype html><title>${foreign.name}</title><link rel="stylesheet" href="/index.css"><div id="root"></div>`;
  writeFileSync(join(www, 'index.html'), `${html}<script type="module" src="/index.js"></script>`);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  const { react, toolkit, bindings, defaults } = variant;
  const own = [
    `react@${react}`,
    `react-dom@${react}`,
    `@reduxjs/toolkit@${toolkit}`,
    `react-redux@${bindings}`,
    'esbuild',
    ...foreign.packages,
  ];
  run(app, 'npm', 'install', '--no-audit', '--no-fund', '--silent', ...own, ...tarballs);
  const added = Object.entries(foreign.added?.(defaults) ?? {});
  for (const [file, lines] of added)
    for (const [below, line] of lines) edit(join(app, file), below, `${below}\n${line}`);
  for (const [file, text] of Object.entries(foreign.files)) writeFileSync(join(app, file), text);
  const written = Object.values(foreign.files).flatMap((text) => text.split('\n'));
  return written.length + added.flatMap(([, lines]) => lines).length;
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

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isServed = await fetch(URL_OF_APP).then(
      () => true,
      () => false,
    );
    if (isServed) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Plays an app's session, and downloads the log of each of its stores from the panel. */
async function record({ path, session, stores }: ForeignApp, app: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureProgram('chromium'), args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.goto(new URL(path, URL_OF_APP).href);
    await session(page);
    for (const name of Object.keys(stores)) {
      await page.keyboard.press('Control+Shift+L');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download log' }).click();
      const file = await coming;
      assert.match(file.suggestedFilename(), new RegExp(`^${name}-`));
      await file.saveAs(join(app, `${name}.json`));
    }
  } finally {
    await browser.close();
  }
}

/** Replays and walks the recorded session, with and without bugs. */
function check(foreign: ForeignApp, variant: Variant, app: string): void {
  const { name, stores, walked, planted, plantedOnPage } = foreign;
  const [[store, entry] = ['', ''], ...others] = Object.entries(stores);
  const runOn =
    (log: string, module: string) =>
    (what: string, code: number, command: string, ...args: string[]) => {
      const all = ['action-log', command, `${log}.json`, '--entry', module, ...args];
      const options = {
        cwd: app,
        encoding: 'utf8',
        env: { ...env, CHROMIUM_PATH: ensureProgram('chromium') },
      } as const;
      const { status, stdout, stderr } = spawnSync('npx', all, options);
      console.log(`${name}, React ${variant.react}, Redux Toolkit ${variant.toolkit}: ${what}\n${stdout}`);
      assert.equal(status, code, stderr);
      return stdout;
    };
  const expectCode = runOn(store, entry);
  expectCode('a replay', 0, 'replay');
  for (const [other, module] of others) {
    runOn(other, module)('a replay of another store', 0, 'replay');
    assert.match(runOn(other, entry)('another store', 2, 'replay'), new RegExp(`a log of '${other}', not`));
  }
  assert.match(expectCode('a walk', 0, 'walk', '--url', URL_OF_APP), walked);
  if (plantedOnPage) {
    const { file, right, wrong } = plantedOnPage;
    edit(join(app, file), right, wrong);
    assert.match(expectCode('with a bug in a component', 1, 'replay'), /the screen/);
    edit(join(app, file), wrong, right);
  }
  edit(join(app, planted.file), planted.right, planted.wrong);
  assert.match(expectCode('with a bug in a reducer', 1, 'replay'), planted.seenAt);
}

async function prove(foreign: ForeignApp, variant: Variant, tarballs: readonly string[]): Promise<void> {
  const app = mkdtempSync(join(tmpdir(), `react-${variant.react}-`));
  const lines = install(foreign, app, tarballs, variant);
  if (foreign.source) assert(lines <= 15, `${lines} lines were added.`);
  if (variant.toolkit === '2') checkTypes(app);
  // In a process group of its own, so that what it starts ends with it. esbuild ends if stdin is closed.
  const stdio = ['pipe', 'ignore', 'ignore'] as const;
  const server = spawn(SERVE, { cwd: app, shell: true, detached: true, env, stdio: [...stdio] });
  try {
    await untilServed();
    await record(foreign, app);
    check(foreign, variant, app);
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid);
  }
  rmSync(app, { recursive: true });
  console.log(`ok: ${lines} lines added\n`);
}

const packed = mkdtempSync(join(tmpdir(), 'packed-'));
const tarballs = PACKAGES.map((name) => {
  run(fromRoot(''), 'npm', 'run', '--silent', 'pack', '--', '-w', name, '--pack-destination', packed);
  return join(packed, `${name}-0.1.0.tgz`);
});
const [wanted] = process.argv.slice(2);
for (const foreign of apps.filter(({ name }) => wanted === undefined || name === wanted))
  for (const variant of variants)
    if (variant.toolkit === '2' || foreign.oldest) await prove(foreign, variant, tarballs);
rmSync(packed, { recursive: true });
