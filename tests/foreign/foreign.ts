/**
 * `npm run foreign`, nightly: the proof that the packages work in another app (./app). Installs the packed
 * tarballs with a fresh `npm install`, records a session in Chromium, and replays and walks it, also with a bug.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureProgram } from '../../tools/programs';
import { fromRoot } from '../../owner/fromRoot';

const PACKAGES = ['action-log', 'action-log-panel', 'action-log-cli'];
const LIBRARIES =
  'react@19 react-dom@19 @reduxjs/toolkit@2 react-redux@9 redux-persist@6 esbuild @playwright/test@1'.split(
    ' ',
  );
const PORT = Number(process.env.E2E_PORT ?? 3399);
const ADDRESS = `http://localhost:${PORT}/`;
const HTML =
  '<!doctype html><title>Notes</title><div id="root"></div><script type="module" src="/index.js"></script>';

const app = mkdtempSync(join(tmpdir(), 'canecamisa-foreign-'));
/** Without what npm hands down from this repository, whose packages an option of Node uses from source. */
const env = Object.fromEntries(
  Object.entries({ ...process.env, CHROMIUM_PATH: ensureProgram('chromium') }).filter(
    ([name]) => !/^(npm_|NODE_OPTIONS)/i.test(name),
  ),
);

/** Installs the app with the packages, as npm serves them. */
function install(): void {
  cpSync(fromRoot('tests/foreign/app'), join(app, 'src'), { recursive: true });
  mkdirSync(join(app, 'www'));
  writeFileSync(join(app, 'www/index.html'), HTML);
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('npm', ['run', '--silent', 'pack', '--', '--pack-destination', app], { cwd: fromRoot('') });
  const packed = readdirSync(app).filter((file) => file.endsWith('.tgz'));
  const all = readdirSync(fromRoot('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}-0.1.0.tgz`);
  assert.deepEqual(packed.sort(), all.sort(), '`npm run pack` writes the tarballs of all packages.');
  const tarballs = PACKAGES.map((name) => `./${name}-0.1.0.tgz`);
  const packages = [...LIBRARIES, ...tarballs];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent', ...packages], { cwd: app, env });
}

/** Compiles the types of the packages as Node resolves them. */
function checkTypes(): void {
  const options = '--ignoreConfig --noEmit --strict --module nodenext --target es2022'.split(' ');
  const text = "export * from 'action-log'; export * from 'action-log-panel/start';";
  writeFileSync(join(app, 'types.mts'), text);
  execFileSync(fromRoot('node_modules/.bin/tsc'), [...options, 'types.mts'], { cwd: app, env });
}

/** Plays a session, and downloads its log from the panel. */
async function record(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureProgram('chromium'), args: browserFlags });
  const page = await browser.newPage();
  await page.goto(`${ADDRESS}?qa`);
  const inApp = page.getByRole('main'); // The panel is open beside it.
  await inApp.getByText('Drink water.').waitFor();
  for (const name of ['Add', 'Add', 'Look', 'Vote', 'Remove note 0', 'Add'])
    await inApp.getByRole('button', { name, exact: true }).click();
  await inApp.getByRole('button', { name: 'Double' }).dblclick();
  await inApp.getByRole('button', { name: 'Right' }).click({ button: 'right' });
  await inApp.getByRole('button', { name: 'Key' }).click({ modifiers: ['Control'] });
  await inApp.getByRole('listbox').selectOption(['S', 'L']);
  await inApp.getByRole('textbox').fill('ação');
  await inApp.getByRole('textbox').press('Enter');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download log' }).click();
  await (await coming).saveAs(join(app, 'log.json'));
  await browser.close();
}

/** Runs a command on the log. Returns what it says. */
function run(what: string, code: number, command: string, ...more: string[]): string {
  const all = ['action-log', command, 'log.json', '--entry', 'src/recorded.tsx', ...more];
  const { status, stdout, stderr } = spawnSync('npx', all, { cwd: app, encoding: 'utf8', env });
  console.log(`${what}\n${stdout}`);
  assert.equal(status, code, stderr);
  return stdout;
}

/** Replaces a text of the app, which has to be there. */
function edit(file: string, text: string, replacement: string): void {
  const whole = readFileSync(join(app, file), 'utf8');
  assert(whole.includes(text), `${file} has no text '${text}'.`);
  writeFileSync(join(app, file), whole.replace(text, replacement));
}

install();
checkTypes();
const serve = `npx esbuild src/index.tsx --bundle --format=esm --outdir=www --jsx=automatic --servedir=www --serve=${PORT}`;
// It is in a separate process group, so that all processes that it starts end with it. esbuild ends if stdin is closed.
const server = spawn(serve, {
  cwd: app,
  shell: true,
  detached: true,
  env,
  stdio: ['pipe', 'ignore', 'pipe'],
});
try {
  await once(server.stderr, 'data'); // It prints its address.
  await record();
  run('a replay', 0, 'replay');
  assert.match(run('a walk', 0, 'walk', '--url', ADDRESS), /13 pressed, 0 moved, 0 dispatched/);
  edit('src/App.tsx', '${count} votes', '${count + 1} votes');
  assert.match(run('a replay of a page with a bug', 1, 'replay'), /light, 1 votes/);
  edit('src/App.tsx', '${count + 1} votes', '${count} votes');
  edit('src/store.ts', 'state.push({ ...payload })', 'state.push({ ...payload, id: nanoid() })');
  assert.match(run('a replay of a reducer with a bug', 1, 'replay'), /^different .* step \d+ notes\//m);
} finally {
  if (server.pid !== undefined) process.kill(-server.pid);
}
rmSync(app, { recursive: true });
