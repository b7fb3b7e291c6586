import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog } from 'action-log';
import type { FileReport } from 'action-log-cli';
import { orderUndone } from '@/entities/cart';
import { orderQuestioned } from '@/features/whatsappOrder';
import { steps } from '@/app/qa/steps';

// Recorded in the real shop by recordCorpus.ts. Record them again when the shop is meant to behave
// differently.
const folder = join(__dirname, '../logs');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

async function open(name: string) {
  const log = await readLog(readFileSync(join(folder, name), 'utf8'), 'canecamisa');
  if (typeof log === 'string') throw new Error(`${name} is ${log}`);
  return log;
}

describe('npm run replay', () => {
  let reports: readonly FileReport[] = [];
  beforeAll(() => {
    const args = ['run', '--silent', 'replay', '--', folder, '--json'];
    const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
    reports = JSON.parse(stdout) as FileReport[];
  }, 120_000);

  it.each(files)('npm run replay finds no difference in %s', (name) => {
    const report = reports.find(({ file }) => file === join(folder, name));
    expect(report).toMatchObject({
      result: 'same',
      difference: null,
      compared: { missing: [] },
    });
    expect(report && 'compared' in report && report.compared.effects).toBeGreaterThan(0);
  });
});

it('the logs contain every action of the shop, and a press that came too soon', async () => {
  const logs = await Promise.all(files.map(open));
  const types = new Set(logs.flatMap(({ actions }) => actions.map(({ type }) => type)));
  const missing = Object.keys(steps).filter((type) => !types.has(type));
  expect(missing).toEqual([orderQuestioned.type, orderUndone.type]); // The sample shop has no WhatsApp.
  expect(logs.some(({ happened }) => happened.some(([, note]) => 'tooSoon' in note))).toBe(true);
});

it('the guide for QA lists each log with the path that it opens and its window', async () => {
  const rows = readFileSync(join(__dirname, '../../docs/qa.md'), 'utf8').matchAll(
    /^\| `([\w-]+)` *\| `(\/\S*)` *\| (\d+ x \d+) *\| \S/gm,
  );
  const listed = Array.from(rows, ([, name, path, size]) => [`${name}.json`, path, size]);
  const logs = await Promise.all(files.map(open));
  const recorded = logs.map(({ url, viewport }, index) => [
    files[index],
    new URL(url).pathname,
    `${viewport?.width} x ${viewport?.height}`,
  ]);
  expect(listed.sort()).toEqual(recorded.sort());
});
