import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { replayableOf, writeLog } from 'action-log';
import { added, counterLog } from 'action-log/testing';
import { entryApp, rulesFor } from './entryApp';
import { run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'entry-'));
const entry = join(folder, 'recorded.ts');
const log = join(folder, 'log.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** A module of an app that counts, as somebody else would write it. */
const source = (sum: string) => `
  import './page.css';
  import { recordActions } from ${JSON.stringify(resolve('packages/action-log/src'))};
  export const recorded = recordActions({
    reducer: (state = { count: 0 }, { type, payload }) => (type === 'added' ? { count: ${sum} } : state),
    view: ({ count }) => count + ' pcs',
  });`;

/** The command in a process of its own: Jest cannot import the module that `--entry` is bundled into. */
const command = (...args: string[]) =>
  spawnSync('npx', ['jiti', 'packages/action-log-cli/src/bin.ts', 'replay', ...args], { encoding: 'utf8' });

beforeAll(async () => {
  writeFileSync(join(folder, 'page.css'), 'body { margin: 0 }');
  writeFileSync(log, await writeLog(counterLog([added(2)])));
});

it('the command replays the log of any app, given the module that records it', () => {
  writeFileSync(entry, source('state.count + payload'));
  const before = command('--entry', entry, log);
  expect([before.status, before.stdout]).toEqual([0, expect.stringMatching(/^same .* 1 action;/)]);
  writeFileSync(entry, source('state.count - payload'));
  const { status, stdout } = command('--entry', entry, log);
  expect([status, stdout]).toEqual([1, expect.stringContaining('step 1 added (added 2)')]);
});

it('the command names the code that no log executes, by file and line of the source, the shortest files first', () => {
  mkdirSync('.cache', { recursive: true });
  const ownFolder = mkdtempSync(join('.cache', 'covered-')); // The app's source is below the current folder.
  const module = join(ownFolder, 'recorded.ts');
  writeFileSync(
    module,
    `
    import { recordActions } from ${JSON.stringify(resolve('packages/action-log/src'))};
    const reset = () => {
      const zero = 0;
      return { count: zero };
    };
    const reducer = (state = { count: 0 }, { type, payload }) => {
      if (type === 'added') return { count: state.count + payload };
      if (type === 'halved') return { count: state.count / 2 };
      return type === 'reset' ? reset() : state;
    };
    export const recorded = recordActions({ reducer, view: ({ count }) => count + ' pcs' });`,
  );
  const { stdout } = command('--coverage', '--entry', module, log);
  rmSync(ownFolder, { recursive: true });
  const lines = stdout.split('\n').filter((line) => line.includes('recorded.ts'));
  expect(lines.map((line) => line.replace(/^.*recorded\.ts:/, ''))).toEqual(['9', '10', '3-6']);
});

it('the command explains how to name an app', async () => {
  const complain = jest.fn();
  expect(await run(['replay', log], undefined, { say: complain, complain })).toBe(2);
  expect(complain.mock.calls).toEqual([
    [expect.stringMatching(/^Which app\? --entry /)],
    ['All options: --help'],
  ]);
});

it('the command replays a log of an app with RTK Query like a page load, which registers its middleware before the first action', () => {
  const config = (middlewareRegistered: boolean) => ({
    api: { config: { middlewareRegistered, online: true } },
  });
  const rules = rulesFor(replayableOf({ reducer: (state: object = { ...config(false), late: 0 }) => state }));
  const isPageLoad = (preloadedState: unknown) =>
    rules.firstVisitOf(counterLog([], { preloadedState }), config(true)).isPageLoad;
  expect([config(true), undefined, { ...config(true), more: 1 }].map(isPageLoad)).toEqual([
    true,
    true,
    false,
  ]);
});

it.each<[string, string | undefined, string]>([
  [
    'no address',
    undefined,
    'Where is the app served? --url names the address, such as http://localhost:5173/.',
  ],
  ['an address without its beginning', 'localhost:5173', "--url is 'localhost:5173'. An address begins with"],
  ['half an address', 'http://', "--url is 'http://'. An address begins with http:// or https://."],
  [
    'an address at which nothing answers',
    'http://localhost:1/',
    'Nothing answers at http://localhost:1/. Is the',
  ],
])('a walk says what is wrong with %s, before it opens a browser', async (_what, url, message) => {
  await expect(
    entryApp({ entry, ...(url !== undefined && { url }) }).browser.serve(undefined),
  ).rejects.toThrow(message);
});

it('a walk says what it needs if there is no Chromium', async () => {
  const { CHROMIUM_PATH } = process.env;
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  await expect(entryApp({ entry }).browser.launch()).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chromium, and there is no such file.',
  );
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
});

it('the command names a module that does not exist', async () => {
  const complain = jest.fn();
  expect(
    await run(['replay', '--entry', 'src/nothing.ts', log], undefined, { say: complain, complain }),
  ).toBe(2);
  expect(complain.mock.calls[0]).toEqual(['--entry names src/nothing.ts, and there is no such file.']);
});

it('the command says once where the module of an app cannot be read', () => {
  const broken = join(folder, 'broken.ts');
  writeFileSync(broken, "export { recorded } from './gone';");
  const { status, stderr } = command('--entry', broken, log);
  expect([status, stderr.match(/Could not resolve "\.\/gone"/g)?.length]).toEqual([2, 1]);
});
