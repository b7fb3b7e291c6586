import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readLog } from 'action-log';
import type { FileReport } from 'action-log-cli';
import { steps } from '@/app/qa/steps';
import { fromRoot } from '../../owner/fromRoot';
import { sessionsByShop } from './sessions';

// Recorded in the real shop by recordCorpus.ts. Record them again when the shop is meant to behave
// differently.
const shops = Object.entries(sessionsByShop).map(([logName, shop]) => {
  const folder = fromRoot(shop.logs);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
  return { logName, folder, files, settings: shop.settings };
});

/** Replays all logs of a shop, with its settings. */
function replay({ folder, settings }: (typeof shops)[number]) {
  const env = { ...process.env, ...(settings !== undefined && { SHOP_SETTINGS: settings }) };
  const args = ['run', '--silent', 'replay', '--', folder, '--json'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 28, env });
  return JSON.parse(stdout) as readonly FileReport[];
}

describe.each(shops)('npm run replay, in $logName', (shop) => {
  let reports: readonly FileReport[] = [];
  beforeAll(() => {
    reports = replay(shop);
  }, 120_000);

  it.each(shop.files)('npm run replay finds no difference in %s', (name) => {
    const report = reports.find(({ file }) => file === name);
    expect(report).toMatchObject({
      result: 'same',
      difference: null,
      compared: { missing: [] },
    });
    expect(report && 'compared' in report && report.compared.effects).toBeGreaterThan(0);
  });
});

it('the replay of a log with the settings of another shop says whose it is', () => {
  const [sample, own] = shops;
  const reports = own && replay({ ...own, settings: sample?.settings });
  expect(reports?.[0]).toMatchObject({
    result: 'unreadable',
    reason: "it is a log of 'loja-da-praca', not of 'canecamisa'",
  });
}, 60_000);

/** All logs of both shops, each with its name. */
const openAll = () =>
  Promise.all(
    shops.flatMap(({ logName, files }) =>
      files.map(async (file) => {
        const log = await readLog(readFileSync(file, 'utf8'), logName);
        if (typeof log === 'string') throw new Error(`${file} is ${log}`);
        return { name: basename(file, '.json'), log };
      }),
    ),
  );

it('the logs contain every action of the shops, and a press that came too soon', async () => {
  const logs = (await openAll()).map(({ log }) => log);
  const types = new Set(logs.flatMap(({ actions }) => actions.map(({ type }) => type)));
  const missing = Object.keys(steps).filter((type) => !types.has(type));
  expect(missing).toEqual([]);
  expect(logs.some(({ happened }) => happened.some(([, note]) => 'tooSoon' in note))).toBe(true);
});

it('the guide for QA lists each log with the path that it opens and its window', async () => {
  const rows = readFileSync(fromRoot('docs/qa.md'), 'utf8').matchAll(
    /^\| `([\w-]+)` *\| `(\/\S*)` *\| (\d+ x \d+) *\| \S/gm,
  );
  const listed = Array.from(rows, ([, name, path, size]) => [name, path, size]);
  const recorded = (await openAll()).map(({ name, log: { url, viewport } }) => [
    name,
    new URL(url).pathname,
    `${viewport.width} x ${viewport.height}`,
  ]);
  expect(listed.sort()).toEqual(recorded.sort());
});
